import { BlockList, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A provider assigns a /64 to one household, and a client may use a new address of it for each request. */
const IPV6_HOUSEHOLD_PARTS = 4 // of 16 bits

/**
 * The key under which requests of an IP address are counted: an IPv4 address itself, in either spelling; the /64 of an IPv6 address.
 */
export function addressKey(address: string): string {
  const plainAddress = withoutPort(address)
  if (!ipaddr.isValid(plainAddress)) return 'no address' // a closed connection, or an invalid X-Forwarded-For
  const parsed = ipaddr.process(plainAddress)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${parsed.parts
    .slice(0, IPV6_HOUSEHOLD_PARTS)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}

/** Removes the port that some proxies write into X-Forwarded-For: `196.25.1.1:51514`, `[2001:db8::1]:51514`. */
function withoutPort(address: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
}

/** Whether an address is not public: loopback, a private network or another special range. */
export function isPrivateAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() !== 'unicast'
}

/** Whether an address belongs to one of our own proxies. */
export type IsTrusted = (address: string) => boolean

/** @param networks addresses and networks like 10.0.0.0/8, already validated (config.ts) */
export function trustedAddresses(networks: ReadonlyArray<string>): IsTrusted {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    list.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return (address) => {
    if (!ipaddr.isValid(address)) return false
    const plainAddress = ipaddr.process(address) // ::ffff:10.0.0.1 is 10.0.0.1
    return list.check(plainAddress.toString(), plainAddress.kind())
  }
}
