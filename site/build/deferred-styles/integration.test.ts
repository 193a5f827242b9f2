import { expect, test } from 'vitest'
import { splitPage, withoutTextMarks, withShortNames } from './integration.ts'
import { splitStyles } from './split-styles.ts'

const split = (css: string, ...firstClasses: Array<string>) => splitStyles(css, new Set(firstClasses))

test('rules of later classes are in the later part, all others in the first', () => {
  const { first, later } = split(
    'body{margin:0}.a{color:red}.b{color:blue}.a .b{top:0}@font-face{src:x}',
    'a',
  )
  expect(first).toBe('body{margin:0}.a{color:red}@font-face{src:x}')
  expect(later).toBe('.b{color:blue}.a .b{top:0}')
})

test('a rule keeps its conditions, and rules in a row share theirs', () => {
  const css = '@media (width>1px){.b{top:0}.b i{top:1px}@supports (gap:1px){.b{gap:0}}}'
  expect(split(css, 'a')).toEqual({
    first: '',
    later: '@media (width>1px){.b{top:0}.b i{top:1px}}@media (width>1px){@supports (gap:1px){.b{gap:0}}}',
  })
})

test('print styles are in the later part', () => {
  expect(split('.a{top:0}@media print{@page{margin:1mm}.a{top:1px}}', 'a')).toEqual({
    first: '.a{top:0}',
    later: '@media print{@page{margin:1mm}.a{top:1px}}',
  })
})

test('the background of a later picture is in the later part', () => {
  const css =
    '[data-ground=b5d3b6]{background:#b5d3b6}[data-ground="101814"] i{background:#101814}[data-x]{top:0}'
  expect(split(css, 'a', 'data-ground=101814')).toEqual({
    first: '[data-ground="101814"] i{background:#101814}[data-x]{top:0}',
    later: '[data-ground=b5d3b6]{background:#b5d3b6}[data-ground="101814"] i{background:#101814}',
  })
})

test('the rule that won in the whole sheet still wins', () => {
  const { first, later } = split('.b{margin:1px}.a{margin-top:2px}.a{color:red}', 'a')
  expect(first).toBe('.a{margin-top:2px}.a{color:red}')
  expect(later).toBe('.b{margin:1px}.a{margin-top:2px}')
  expect(split('.b{font:1px x}.a{line-height:2}', 'a').later).toBe('.b{font:1px x}.a{line-height:2}')
})

test('the rule that won over a repeated rule still wins', () => {
  const { later } = split('.b{margin:1px}.a{margin:2px;top:1px}.a i{top:3px}', 'a')
  expect(later).toBe('.b{margin:1px}.a{margin:2px;top:1px}.a i{top:3px}')
})

test('of identical rules under the same conditions the last one is kept', () => {
  const { first } = split('.a{top:0}@media (width>1px){.a{top:0}}.a i{top:1px}.a{top:0}', 'a')
  expect(first).toBe('@media (width>1px){.a{top:0}}.a i{top:1px}.a{top:0}')
})

test('a class that a selector excludes or does not require defers no rule', () => {
  const css = '.a:not(.b){top:0}.a:is(.b,i){top:0}:where(.a){top:0}'
  expect(split(css, 'a')).toEqual({ first: css, later: '' })
  expect(split(':where(.b){top:0}', 'a').first).toBe('')
})

test('the background of a picture at the beginning of a page is in its head', () => {
  const css = '[data-ground="101814"]{top:0}[data-ground="b5d3b6"]{top:1px}'
  const picture = (ground: string) => `<section><img data-ground="${ground}"></section>`
  const html = `<head><style>${css}</style></head><body><main>${picture('101814')}${picture('b5d3b6')}</main></body>`
  const divided = splitPage(html, () => '/later.css')
  expect(divided?.html).toContain('<style>[data-ground="101814"]{top:0}</style>')
  expect(divided?.later).toBe('[data-ground="b5d3b6"]{top:1px}')
})

const STYLES = '.a{color:red}.b{color:blue}'
const pageOf = (main: string) =>
  `<head><style>@font-face{}</style><style>${STYLES}</style><script>1</script></head><body><main>${main}</main></body>`

test('a page requests its later styles after its first section', () => {
  const divided = splitPage(pageOf('<section class="a"></section><p class="b"></p>'), () => '/later.css')
  expect(divided?.html).toBe(
    '<head><style>@font-face{}.a{color:red}</style><script>1</script></head><body><main><section class="a"></section><link rel="stylesheet" href="/later.css"><p class="b"></p></main></body>',
  )
  expect(divided?.later).toContain('.b{color:blue}')
})

test('a page without a section, or with its first section in an island, is not divided', () => {
  expect(splitPage(pageOf('<p class="a"></p>'), () => '/later.css')).toBeNull()
  const island = '<astro-island><section class="a"></section></astro-island>'
  expect(splitPage(pageOf(island), () => '/later.css')).toBeNull()
})

test('attribute values and texts that look like tags are not treated as tags', () => {
  const section =
    '<section class="a" title="</section><astro-island>" alt=\'"</section>\'>&lt;/section> $& $1 3 < 4 </section>'
  const divided = splitPage(pageOf(`${section}<p class="b"></p>`), () => '/later.css')
  expect(divided?.html).toContain(`${section}<link rel="stylesheet" href="/later.css"><p class="b">`)
})

test('the marks between texts are removed from a page without an island, and kept in any other', () => {
  expect(withoutTextMarks('<p>From <!-- -->R 1</p>')).toBe('<p>From R 1</p>')
  const island = '<astro-island><p>From <!-- -->R 1</p></astro-island>'
  expect(withoutTextMarks(island)).toBe(island)
})

test('a class has the same short name in the styles and in the page, and no other has it', () => {
  const page =
    '<style>._bar_uaqgp_9{top:0}._bar_x1y2z_9 ._isOpen_uaqgp_12:after{top:0}.wrap{top:0}</style><p class="wrap _bar_uaqgp_9 _isOpen_uaqgp_12">'
  expect(withShortNames(page)).toBe(
    '<style>._0{top:0}._1 ._2:after{top:0}.wrap{top:0}</style><p class="wrap _0 _2">',
  )
})

test('class names of a page with an island are not shortened: the page is refused', () => {
  expect(() => withShortNames('<astro-island></astro-island>')).toThrow('island')
})
