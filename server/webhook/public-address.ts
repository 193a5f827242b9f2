import { lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** https://www.iana.org/assignments/ipv6-address-space: what is routed begins with 001. */
const ROUTED_IPV6 = 0b001
/** Of one's own machine or network, whoever resolves them (RFC 6761, 6762, 8375 and .internal of ICANN). */
const OWN_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa|lan)$/

/** Whether an IP address is one of the internet: not of this machine, its network, its cloud's services or anything reserved. */
function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address) // an IPv4 address in IPv6's clothes is that
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || (parsed.parts[0] ?? 0) >> 13 === ROUTED_IPV6
}

/** Whether a host of an address, as URL has it, may stand for one of the internet. What its name resolves to is looked at by {@link publicLookup}. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase()
  return isIP(host) ? isPublicAddress(host) : host.includes('.') && !OWN_NAME.test(host)
}

/** Resolves names for a connection, and finds nothing where a name leads to no {@link isPublicAddress}: at each connection, as names change. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const open = error ? [] : addresses.filter(({ address }) => isPublicAddress(address))
    const [first] = open
    if (!first) callback(error ?? new Error('Not an address of the internet'), '', 0)
    else if (options.all) callback(null, open)
    else callback(null, first.address, first.family)
  })
}
