/** In the order of character codes, so that ids sort as texts. */
const ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
const TIME_CHARS = 8
const RANDOM_CHARS = 12

/**
 * Creates a generator of push ids in the format of the Firebase Realtime Database's clients: 8 characters of time and 12
 * random ones, so that ids sort by time. Within one millisecond the random part is the previous one plus one.
 *
 * @param random returns `count` random bytes
 * @returns a function from the time in epoch milliseconds to a new id
 */
export function createPushIds(random: (count: number) => Uint8Array): (nowMs: number) => string {
  let lastMs = -1
  let digits: Array<number> = []
  return (nowMs) => {
    digits = nowMs === lastMs ? plusOne(digits) : Array.from(random(RANDOM_CHARS), (byte) => byte % 64)
    lastMs = nowMs
    return timeChars(nowMs) + digits.map((digit) => ALPHABET.charAt(digit)).join('')
  }
}

function timeChars(ms: number): string {
  let remainder = Math.trunc(ms)
  let chars = ''
  while (chars.length < TIME_CHARS) {
    chars = ALPHABET.charAt(remainder % 64) + chars
    remainder = Math.floor(remainder / 64)
  }
  return chars
}

function plusOne(digits: ReadonlyArray<number>): Array<number> {
  let carry = 1
  return digits
    .toReversed()
    .map((digit) => {
      const sum = digit + carry
      carry = Math.floor(sum / 64)
      return sum % 64
    })
    .reverse()
}
