import { expect, test } from 'vitest'
import { OTHER_HOSTS, referrerHostOf } from './visits.ts'

test.each([
  [undefined, ''],
  ['', ''],
  ['nonsense', ''],
  ['https://www.example.co.za/calculator?need=website', ''],
  ['https://www.google.com/search?q=thandi+nkosi', 'google.com'],
  ['https://user:secret@Sub.Example.ORG:8443/path', 'sub.example.org'],
  ['http://[2001:db8::1]/', '[2001:db8::1]'],
  ['android-app://com.google.android.gm/', ''],
  ['javascript:alert(1)', ''],
  [`https://${'a.'.repeat(60)}com/`, OTHER_HOSTS],
])('only the host of the referrer %s is stored, as %j', (referrer, host) => {
  expect(referrerHostOf(referrer, 'www.example.co.za')).toBe(host)
})
