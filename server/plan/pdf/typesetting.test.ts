import { expect, test } from 'vitest'
import { runsOf } from './typesetting.ts'

const drawn = (text: string) => runsOf(text, 'body', 400).map((run) => run.text)

test.each([
  [
    'R\u00a044\u00a0850,00 – 2\u00a0×\u00a0R\u00a03\u00a0450,00',
    'R\u00a044\u00a0850,00 – 2\u00a0×\u00a0R\u00a03\u00a0450,00',
  ],
  ['Tšhwane, café, “Ŵ” ’n', 'Tšhwane, café, “Ŵ” ’n'],
  ['Cafe\u0301', 'Café'],
  ['Ṱhavhani ḽa', 'Ṱhavhani ḽa'],
  ['T\u032dhavhani', 'Ṱhavhani'],
  ['ḒḓḼḽṄṅṊṋṰṱ', 'ḒḓḼḽṄṅṊṋṰṱ'],
  ['Ǡ, Ὠ', 'Ǡ, '],
  ['Moon 🌙 月', 'Moon  '],
  ['\u0000tab\t', 'tab'],
])('%j is drawn as %j', (text, expected) => {
  expect(drawn(text).join('')).toBe(expected)
})

test.each(['display', 'body'] as const)(
  'only the letters that a %s typeface lacks come from another',
  (family) => {
    const names = runsOf('Tšhiṱuku', family, 600).map(({ text, file }) => `${text} ${file.name}`)
    const ownFont = family === 'display' ? 'bricolage-grotesque' : 'figtree'
    expect(names).toEqual([
      `T ${ownFont}-latin-600-normal.woff`,
      `š ${ownFont}-latin-ext-600-normal.woff`,
      `hi ${ownFont}-latin-600-normal.woff`,
      'ṱ inter-latin-ext-600-normal.woff',
      `uku ${ownFont}-latin-600-normal.woff`,
    ])
  },
)
