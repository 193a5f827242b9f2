import { expect, test } from 'vitest'
import { splitPage, withoutTextMarks, withShortNames } from './integration.ts'
import { splitStyles } from './split-styles.ts'

const split = (css: string, ...classes: Array<string>) => splitStyles(css, new Set(classes))

test('rules of classes that come later stand in the later part, all others in the first', () => {
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

test('what is for paper stands in the later part', () => {
  expect(split('.a{top:0}@media print{@page{margin:1mm}.a{top:1px}}', 'a')).toEqual({
    first: '.a{top:0}',
    later: '@media print{@page{margin:1mm}.a{top:1px}}',
  })
})

test('the ground of a picture that comes later stands in the later part', () => {
  const css =
    '[data-ground=b5d3b6]{background:#b5d3b6}[data-ground="101814"] i{background:#101814}[data-x]{top:0}'
  expect(split(css, 'a', 'data-ground=101814')).toEqual({
    first: '[data-ground="101814"] i{background:#101814}[data-x]{top:0}',
    later: '[data-ground=b5d3b6]{background:#b5d3b6}[data-ground="101814"] i{background:#101814}',
  })
})

test('who had the last word has it still', () => {
  const { first, later } = split('.b{margin:1px}.a{margin-top:2px}.a{color:red}', 'a')
  expect(first).toBe('.a{margin-top:2px}.a{color:red}')
  expect(later).toBe('.b{margin:1px}.a{margin-top:2px}')
  expect(split('.b{font:1px x}.a{line-height:2}', 'a').later).toBe('.b{font:1px x}.a{line-height:2}')
})

test('who had the last word over a rule that is repeated has it still', () => {
  const { later } = split('.b{margin:1px}.a{margin:2px;top:1px}.a i{top:3px}', 'a')
  expect(later).toBe('.b{margin:1px}.a{margin:2px;top:1px}.a i{top:3px}')
})

test('of rules that are the same under the same conditions the last one stays', () => {
  const { first } = split('.a{top:0}@media (width>1px){.a{top:0}}.a i{top:1px}.a{top:0}', 'a')
  expect(first).toBe('@media (width>1px){.a{top:0}}.a i{top:1px}.a{top:0}')
})

test('a class that a selector excludes or may do without keeps no rule back', () => {
  const css = '.a:not(.b){top:0}.a:is(.b,i){top:0}:where(.a){top:0}'
  expect(split(css, 'a')).toEqual({ first: css, later: '' })
  expect(split(':where(.b){top:0}', 'a').first).toBe('')
})

test('the ground of a picture in the beginning of a page stands before it', () => {
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

test('a page asks for its later styles where its first section ends', () => {
  const divided = splitPage(pageOf('<section class="a"></section><p class="b"></p>'), () => '/later.css')
  expect(divided?.html).toBe(
    '<head><style>@font-face{}.a{color:red}</style><script>1</script></head><body><main><section class="a"></section><link rel="stylesheet" href="/later.css"><p class="b"></p></main></body>',
  )
  expect(divided?.later).toContain('.b{color:blue}')
})

test('a page without a section, and one whose first section stands in an island, stay whole', () => {
  expect(splitPage(pageOf('<p class="a"></p>'), () => '/later.css')).toBeNull()
  const island = '<astro-island><section class="a"></section></astro-island>'
  expect(splitPage(pageOf(island), () => '/later.css')).toBeNull()
})

test('what an attribute or a text says is no tag, whatever it looks like', () => {
  const section =
    '<section class="a" title="</section><astro-island>" alt=\'"</section>\'>&lt;/section> $& $1 3 < 4 </section>'
  const divided = splitPage(pageOf(`${section}<p class="b"></p>`), () => '/later.css')
  expect(divided?.html).toContain(`${section}<link rel="stylesheet" href="/later.css"><p class="b">`)
})

test('a page without an island loses the marks between its texts, any other keeps them', () => {
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

test('a page with an island is refused', () => {
  expect(() => withShortNames('<astro-island></astro-island>')).toThrow('island')
})
