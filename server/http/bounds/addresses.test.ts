import { expect, test } from 'vitest'
import { addressKey, isPrivateAddress } from './addresses.ts'

const HOUSEHOLD = '2001:db8:1:2::/64'

test.each([
  ['an IPv4 address, by itself', '203.0.113.7', '203.0.113.7'],
  ['an IPv4 address in its other spelling', '::ffff:203.0.113.7', '203.0.113.7'],
  ['an IPv6 address, by its /64', '2001:db8:1:2:3:4:5:6', HOUSEHOLD],
  ['an IPv6 address with zeros and capitals', '2001:0DB8:1:2:ffff::1', HOUSEHOLD],
  ['a neighbour’s IPv6 address', '2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['an IPv4 address with the port that a proxy may write', '203.0.113.7:51514', '203.0.113.7'],
  ['an IPv6 address with a port', '[2001:db8:1:2::9]:51514', HOUSEHOLD],
  ['an IPv6 address in brackets', '[2001:db8:1:2::9]', HOUSEHOLD],
  ['no address', '', 'no address'],
  ['an endless invalid address, as none', 'x'.repeat(8_000), 'no address'],
])('%s is counted', (_what, address, key) => {
  expect(addressKey(address)).toBe(key)
})

test.each([
  ['127.0.0.1', true],
  ['172.18.0.2', true],
  ['::1', true],
  ['fd00::2', true],
  ['::ffff:10.0.0.1', true],
  ['196.25.1.1', false],
  ['2c0f:f000::1', false],
])('%s is private: %s', (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate)
})
