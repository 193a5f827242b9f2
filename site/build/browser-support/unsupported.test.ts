import { describe, expect, test } from 'vitest'
import { unsupportedInMarkup } from './unsupported-markup.ts'
import { unsupportedInScript } from './unsupported-scripts.ts'
import { unsupportedInStyle } from './unsupported-styles.ts'

describe('a script', () => {
  test.each([
    ['[2, 1].toSorted()', '.toSorted'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['AbortSignal.any([])', 'AbortSignal.any'],
    ['menu?.showPopover()', '.showPopover'],
    ['new URLPattern()', 'URLPattern'],
    ['/(?<=R)\\d+/.test(sum)', '(?<=…) in a regular expression'],
    ['/[a--b]/v.test(sum)', 'the flag v of a regular expression'],
  ])('%s is beyond the oldest supported browsers', (script, lacking) => {
    expect(unsupportedInScript(script)).toEqual([lacking])
  })

  test.each([
    'Object.hasOwn(plan, key)',
    'list.at(-1).replaceAll("a", "b")',
    'chunk.s(sum)',
    'new IntersectionObserver(see)',
    'plan.navigation = plan.toSorted',
  ])('%s works in the oldest supported browsers', (script) => {
    expect(unsupportedInScript(script)).toEqual([])
  })
})

describe('a style', () => {
  test.each([
    ['.a { color: color-mix(in srgb, red, blue) }', 'color-mix()'],
    ['.a:has(b) { color: red }', ':has'],
    ['.a { & b { color: red } }', 'nesting'],
    ['@media (width > 40rem) { .a { color: red } }', '@media with <'],
    ['.a { height: 100dvh }', 'dvh'],
    ['.a { grid-template-columns: subgrid }', 'grid-template-columns: subgrid'],
    ['.a { text-wrap: balance }', 'text-wrap'],
    ['@supports not selector(:has(*)) { .a { height: 100dvh } }', 'dvh'],
  ])('%s is beyond the oldest supported browsers', (css, lacking) => {
    expect(unsupportedInStyle(css)).toContain(lacking)
  })

  test.each([
    '@supports (color: color-mix(in srgb, red, red)) { .a { color: color-mix(in srgb, red, blue) } }',
    '@container (width < 40rem) { .a { inset: 0; gap: 1cqi; aspect-ratio: 1 } }',
    '@layer base { .a:is(b, c):focus-visible { overflow: clip } }',
  ])('%s works in the oldest supported browsers', (css) => {
    expect(unsupportedInStyle(css)).toEqual([])
  })
})

describe('markup', () => {
  test.each([
    ['<nav id="menu" popover="auto">', 'popover'],
    ['<source media="(width &gt; 44rem)" srcset="a.avif">', 'media with <'],
    ['<div inert><search></search></div>', '<search>'],
  ])('%s is beyond the oldest supported browsers', (html, lacking) => {
    expect(unsupportedInMarkup(html)).toEqual([lacking])
  })

  test('the content of scripts, and plain elements, count as supported', () => {
    expect(
      unsupportedInMarkup('<script>"<nav popover>"</script><a href="/">Home</a><img loading="lazy">'),
    ).toEqual([])
  })
})
