import { expect, test } from 'vitest'
import { cropAround, formatFault, largeFault, smallFault, storedFile, storedHash } from './photo-rules.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const APPLE_FORMAT =
  '“IMG_2231.HEIC” is in Apple’s own format. On the iPhone choose it again from the photos: it then comes as JPEG.'
const NO_PICTURE = '“IMG_2231.HEIC” is not a picture. Choose a JPEG, PNG or WebP.'

test.each([
  ['\xff\xd8\xff\xe1\x00\x00Exif\0\0', null],
  ['\x89PNG\r\n\x1a\n\0\0\0\r', null],
  ['RIFF\0\0\0\0WEBPVP8 ', null],
  ['\0\0\0\x18ftypheic\0\0\0\0', APPLE_FORMAT],
  ['\0\0\0\x18ftypmif1\0\0\0\0', APPLE_FORMAT],
  ['\0\0\0\x18ftypmp42\0\0\0\0', NO_PICTURE],
  ['RIFF\0\0\0\0WAVEfmt ', NO_PICTURE],
  ['<svg xmlns="http://www.w3.org/2000/svg">', NO_PICTURE],
  ['%PDF-1.7', NO_PICTURE],
  ['', NO_PICTURE],
])('a file that begins with %j has the fault %j', (start, fault) => {
  expect(formatFault(bytes(start), '“IMG_2231.HEIC”')).toBe(fault)
})

test.each([
  [640, 640, null],
  [8_000, 5_000, null],
  [320, 240, 'This picture is 320 by 240. It must be at least 640 by 640, or it is blurred.'],
  [4_000, 639, 'This picture is 4000 by 639. It must be at least 640 by 640, or it is blurred.'],
  [8_001, 5_000, 'This picture is 8001 by 5000, which is more than 40 megapixels. Choose a smaller one.'],
])('a picture of %i by %i has the fault %s', (width, height, fault) => {
  expect(smallFault({ width, height }) ?? largeFault({ width, height })).toBe(fault)
})

test('only the file name of a stored photo has a hash', () => {
  const hash = 'a1'.repeat(32)
  expect(storedHash(storedFile(hash))).toBe(hash)
  for (const file of ['lerato.webp', `${hash}.jpg`, `x${hash}.webp`, '']) expect(storedHash(file)).toBeNull()
})

test.each([
  ['wide', { x: 0, y: 0 }, { width: 1600, height: 1000, left: 0, top: 0 }],
  ['wide', { x: 50, y: 50 }, { width: 1600, height: 1000, left: 0, top: 100 }],
  ['narrow', { x: 100, y: 100 }, { width: 960, height: 1200, left: 640, top: 0 }],
] as const)('the %s crop of 1600 by 1200 keeps %j in sight', (crop, focus, part) => {
  expect(cropAround({ width: 1_600, height: 1_200 }, crop, focus)).toEqual(part)
})
