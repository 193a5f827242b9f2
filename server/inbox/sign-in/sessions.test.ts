import { expect, test } from 'vitest'
import { deviceOf } from './sessions.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    { words: 'Chrome on Windows', isPhone: false },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    { words: 'Safari on iPhone', isPhone: true },
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    { words: 'Samsung Internet on Android', isPhone: true },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0',
    { words: 'Firefox on Mac', isPhone: false },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    { words: 'Edge on Windows', isPhone: false },
  ],
  ['curl/8.5.0', { words: 'A browser', isPhone: false }],
  [undefined, { words: 'A browser', isPhone: false }],
])('%s', (userAgent, device) => expect(deviceOf(userAgent)).toEqual(device))

test('only the beginning of a very long header is read', () => {
  expect(deviceOf(`${'Chrome/'.repeat(100_000)} Windows`).words).toBe('Chrome')
})
