import { expect, test } from 'vitest'
import { FONT_CHARACTERS } from '../../../domain/content/font-characters.ts'
import { builtTexts } from '../../built-pages.fixture.ts'

test('the fonts contain every character on the built pages', async () => {
  const pages = await builtTexts()
  expect(pages.length).toBeGreaterThan(20)
  const missing = new Map<string, string>()
  for (const [name, texts] of pages)
    for (const character of texts.join('').replaceAll(/\s/g, ' '))
      if (!FONT_CHARACTERS.includes(character)) missing.set(character, name)
  expect(Object.fromEntries(missing)).toEqual({})
})
