import { expect, test } from 'vitest'
import { withoutUnusedProperties, withUsedStyles } from './unused-styles.ts'

const page = (css: string, body: string) => `<style>${css}</style><body>${body}</body>`

test('a custom property is removed if only unused properties use it, and kept if an attribute uses it', () => {
  const css = ':where(:root){--a:1px;--b:var(--a);--c:2px}i{top:var(--c)}'
  expect(withUsedStyles(page(css, ''), [])).toBe(page(':where(:root){--c:2px}i{top:var(--c)}', ''))
  const drawn = page(css, '<path fill="var(--b)"/>')
  expect(withUsedStyles(drawn, [])).toBe(drawn)
})

test('properties that scripts use are kept on pages with an island', () => {
  const island = page('i{--a:1px}', '<astro-island></astro-island>')
  expect(withUsedStyles(island, ['--a'])).toBe(island)
  expect(withUsedStyles(page('i{top:0;--a:1px}', ''), ['--a'])).toBe(page('i{top:0;}', ''))
})

test('the colours of other rooms are removed, and everything for the page’s own room is kept', () => {
  const inside = ':where([data-room=shop],[data-room=office]) i{top:0}'
  const css = `:where([data-room=shop]){top:1px}${inside}:where([data-room=shop],[data-room=office]){top:2px}`
  expect(withUsedStyles(page(css, ''), [])).toBe(page(inside, ''))
  const office = '<div data-room="office">'
  expect(withUsedStyles(page(css, office), [])).toBe(page(css.slice(css.indexOf('}') + 1), office))
})

test('layout classes and tints that no element has are removed, and kept on pages with an island', () => {
  const css =
    ':where(.split,.stack){gap:1px}@media print{:where(.rows>*){gap:2px}:where(.hit){top:0}}[data-tint=aloe]{top:0}i[data-tint=dusk]{top:0}'
  const body = '<p class="a stack"></p><p class="hit" data-tint="dusk"></p>'
  expect(withUsedStyles(page(css, body), [])).toBe(
    page(':where(.split,.stack){gap:1px}@media print{:where(.hit){top:0}}i[data-tint=dusk]{top:0}', body),
  )
  const island = page(css, '<astro-island></astro-island>')
  expect(withUsedStyles(island, [])).toBe(island)
})

test('source style sheets are reduced like built ones', () => {
  const css = ':where(:root) {\n  --a: 1px;\n  --b: 2px; /* of a card */\n}\n'
  expect(withoutUnusedProperties(css, ['--b'])).toBe(':where(:root) {\n  \n  --b: 2px; /* of a card */\n}\n')
})
