import ipaddr from 'ipaddr.js'

/** What a provider gives one household: inside it a client may take a new address for each request. */
const IPV6_HOUSEHOLD_PARTS = 4 // of 16 bits: a /64

/**
 * Under which name an address of the network is counted: an IPv4 address by itself, in either spelling; an IPv6 address
 * by its /64.
 */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address // of a closed connection: undefined became ''
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${parsed.parts
    .slice(0, IPV6_HOUSEHOLD_PARTS)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}

/** Whether an address belongs to a machine or a private network, and so is no visitor's of the internet. */
export function isPrivateAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() !== 'unicast'
}
