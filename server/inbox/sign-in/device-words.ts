/** What people call the place from which they are signed in. */
export type Device = {
  /** `Chrome on Windows`, at most a line. */
  words: string
  isPhone: boolean
}

// Each of them names those after it too, for pages of old.
const BROWSERS: ReadonlyArray<[RegExp, string]> = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: ReadonlyArray<[RegExp, string]> = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]
const READ_CHARS = 512

/** The device of a User-Agent header, in words. What it says beyond them is not kept. */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, READ_CHARS)
  const browser = nameIn(text, BROWSERS) ?? 'A browser'
  const system = nameIn(text, SYSTEMS)
  return {
    words: system ? `${browser} on ${system}` : browser,
    isPhone: /\b(iPhone|Mobile)\b/.test(text),
  }
}

function nameIn(text: string, names: ReadonlyArray<[RegExp, string]>): string | undefined {
  return names.find(([pattern]) => pattern.test(text))?.[1]
}
