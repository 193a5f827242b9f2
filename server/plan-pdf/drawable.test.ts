import { expect, test } from 'vitest'
import { drawable } from './drawable.ts'

test.each([
  [
    'R\u00a044\u00a0850,00 – 2\u00a0×\u00a0R\u00a03\u00a0450,00',
    'R\u00a044\u00a0850,00 – 2\u00a0×\u00a0R\u00a03\u00a0450,00',
  ],
  ['Tšhwane, café, “Ŵ” ’n', 'Tšhwane, café, “Ŵ” ’n'],
  ['Cafe\u0301', 'Café'],
  ['Ṱhavhani ḽa', 'Thavhani la'],
  ['Moon 🌙 月', 'Moon  '],
  ['\u0000tab\t', 'tab'],
])('%j is drawn as %j', (text, drawn) => {
  expect(drawable(text)).toBe(drawn)
})
