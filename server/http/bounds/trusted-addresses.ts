import { BlockList, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether an address is one of our own proxies'. */
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
    const plain = ipaddr.process(address) // ::ffff:10.0.0.1 is 10.0.0.1
    return list.check(plain.toString(), plain.kind())
  }
}
