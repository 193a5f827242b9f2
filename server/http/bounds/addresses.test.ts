import { expect, test } from 'vitest'
import { addressKey, isPrivateAddress } from './addresses.ts'

test('an IPv4 address is counted by itself, in either spelling', () => {
  expect(addressKey('203.0.113.7')).toBe('203.0.113.7')
  expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('an IPv6 address is counted by its /64', () => {
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(addressKey('2001:db8:1:2::9')).toBe(addressKey('2001:0DB8:1:2:ffff::1'))
  expect(addressKey('2001:db8:1:3::9')).not.toBe(addressKey('2001:db8:1:2::9'))
})

test.each([
  ['203.0.113.7:51514', '203.0.113.7'],
  ['[2001:db8:1:2::9]:51514', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
])('the port that a proxy may write is ignored: %s', (written, key) => {
  expect(addressKey(written)).toBe(key)
})

test('all invalid addresses are counted together', () => {
  expect(addressKey('')).toBe(addressKey('x'.repeat(8_000)))
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
