import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shownName } from '../../domain/brand/name.ts'
import { LiveDevice } from './LiveDevice.tsx'
import type { LiveScreen } from './live-product.ts'
import { LIVE_PRODUCTS } from './live-products.ts'
import type { SceneBrand } from './scene-brand.ts'

const MAX_BYTES = 16 * 1024
const BRAND_TEXT = /(<bdi data-brand="(\w+)">)([^<]*)/g

const HOSTILE = [
  'Sipho & Daughters Panel Beaters and Spray Painting of Soweto',
  'Donaudampfschifffahrtsgesellschaft',
  'مخبز النور والبركة للحلويات الشرقية والمعجنات',
  '<b>"quotes"</b> & \'more\'',
  '</bdi><script>alert(1)</script>',
  '" onload="alert(1)" style="position:fixed',
  '👨‍👩‍👧 🌽',
]

const screens = LIVE_PRODUCTS.flatMap(({ slug, own, screens }) =>
  screens.map((screen) => ({ name: `${slug}, ${screen.label}`, own, screen })),
)

test.each(screens)(
  '$name: neither a style attribute nor an id nor a script, at most 16 KB',
  ({ own, screen }) => {
    for (const brand of [own, ...HOSTILE.map(brandOf)]) {
      const markup = markupOf(screen, brand)
      const tags = markup.match(/<[^>]*>/g)?.join('') ?? ''
      expect(tags).not.toMatch(/\s(?:style|id|on\w+)=|<script/i)
      expect(Buffer.byteLength(markup)).toBeLessThan(MAX_BYTES)
    }
  },
)

test.each(screens)('$name: a name is text in its places, and changes nothing else', ({ own, screen }) => {
  const frame = markupOf(screen, own).replace(BRAND_TEXT, '$1')
  const anyName = fc.string({ unit: 'grapheme', maxLength: 80 }).filter((typed) => shownName(typed) !== null)
  const check = (typed: string) => {
    const brand = brandOf(typed)
    const markup = markupOf(screen, brand)
    expect(markup.replace(BRAND_TEXT, '$1')).toBe(frame)
    for (const [, , part, text] of markup.matchAll(BRAND_TEXT))
      expect(unescaped(text ?? ''), part).toBe(brand[part as keyof SceneBrand])
  }
  for (const typed of HOSTILE) check(typed)
  fc.assert(fc.property(anyName, check), { numRuns: 100 })
})

test.each(screens)('$name: a visitor’s name replaces the product’s own everywhere', ({ own, screen }) => {
  const markup = unescaped(markupOf(screen, brandOf('Thandi’s Kitchen')))
  expect(markup).toContain('Thandi’s Kitchen')
  for (const part of [own.name, own.short, own.address]) expect(markup).not.toContain(part)
})

function brandOf(typed: string): SceneBrand {
  const brand = shownName(typed)
  if (!brand) throw new Error(`${typed} is no name`)
  return brand
}

function markupOf(screen: LiveScreen, brand: SceneBrand): string {
  return renderToStaticMarkup(<LiveDevice screen={screen} brand={brand} />)
}

/** React's escaped text, as a browser reads it. */
function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
