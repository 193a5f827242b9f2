import ipaddr from 'ipaddr.js'

/** What a provider gives one household: inside it a client may take a new address for each request. */
const IPV6_HOUSEHOLD_PARTS = 4 // of 16 bits: a /64

/**
 * Under which name an address of the network is counted: an IPv4 address by itself, in either spelling; an IPv6 address
 * by its /64.
 */
export function addressKey(address: string): string {
  const plain = withoutPort(address)
  if (!ipaddr.isValid(plain)) return 'no address' // of a closed connection, or of a proxy that writes what it likes
  const parsed = ipaddr.process(plain)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${parsed.parts
    .slice(0, IPV6_HOUSEHOLD_PARTS)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}

/** Some proxies write the port into X-Forwarded-For, `196.25.1.1:51514` or `[2001:db8::1]:51514`: it is no part of the visitor. */
function withoutPort(address: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
}

/** Whether an address belongs to a machine or a private network, and so is no visitor's of the internet. */
export function isPrivateAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() !== 'unicast'
}
