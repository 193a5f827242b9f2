import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type CssNode, generate, type List, parse, type SelectorList, walk } from 'css-tree'
import { beforeAll, expect, test } from 'vitest'
import { openModules } from '../render/fingerprint.ts'

const SCENES = fileURLToPath(new URL('..', import.meta.url))
/** The class that LiveDevice puts around a screen. */
const SCREEN_CLASS = 'scene'
/** At-rules that always affect the whole page. */
const PAGE_RULES = ['font-face', 'import', 'property', 'page', 'view-transition']

let loaded: ReadonlyArray<string> = []

beforeAll(async () => {
  const modules = await openModules(SCENES)
  try {
    await modules.ssrLoadModule('/live/live-products.ts')
    await modules.ssrLoadModule('/live/LiveDevice.tsx')
    loaded = [...modules.environments.ssr.moduleGraph.idToModuleMap.keys()]
  } finally {
    await modules.close()
  }
})

test('no style of a live screen reaches the page around it', async () => {
  const sheets = loaded.filter((id) => id.endsWith('.css'))
  expect(sheets).not.toEqual([])
  const pageRules = await Promise.all(
    sheets.map(async (id) =>
      rulesForThePage(await readFile(id, 'utf8'), id.endsWith('.module.css')).map((rule) => `${id}: ${rule}`),
    ),
  )
  expect(pageRules.flat()).toEqual([])
})

test('a live screen loads no font', () => {
  expect(loaded.filter((id) => id.includes('fonts'))).toEqual([])
})

test.each([
  ['body { margin: 0 }', true],
  ['body:has(.loaf) { margin: 0 }', true],
  ['@media (min-width: 1px) { h1 { color: red } }', true],
  ['@font-face { font-family: Loaf }', true],
  ['.loaf, p { color: red }', true],
  ['.loaf { & p { color: red } }', false],
  ['body .loaf, .loaf :is(h1, p) { color: red }', false],
])('a sheet with %s can affect the page: %s', (css, affectsPage) => {
  expect(rulesForThePage(css, true).length > 0).toBe(affectsPage)
})

test('the selectors of a sheet that is not a module need the class around a screen', () => {
  expect(rulesForThePage('.top { color: red }', false)).toEqual(['.top'])
  expect(rulesForThePage(':where(.scene) :is(h1, h2) { color: red }', false)).toEqual([])
})

/** The selectors and at-rules of a sheet that can affect elements outside the scene. */
function rulesForThePage(css: string, hasOwnClasses: boolean): ReadonlyArray<string> {
  return rulesOf(parse(css)).flatMap((rule) => {
    if (rule.type === 'Atrule') return PAGE_RULES.includes(rule.name) ? [`@${rule.name}`] : []
    if (rule.type !== 'Rule' || rule.prelude.type !== 'SelectorList') return []
    return selectorsOf(rule.prelude).filter((selector) => !isInside(selector, hasOwnClasses))
  })
}

/** At-rules and style rules, without nested ones, which apply only inside their parent. */
function rulesOf(sheet: CssNode): ReadonlyArray<CssNode> {
  const found: Array<CssNode> = []
  walk(sheet, (node) => {
    if (node.type === 'Atrule') found.push(node)
    if (node.type !== 'Rule') return
    found.push(node)
    return walk.skip
  })
  return found
}

function selectorsOf({ children }: SelectorList): ReadonlyArray<string> {
  return toArray(children).map((selector) => generate(selector))
}

function isInside(selector: string, hasOwnClasses: boolean): boolean {
  const classes: Array<string> = []
  walk(parse(selector, { context: 'selector' }), (node) => {
    if (node.type === 'PseudoClassSelector' && ['has', 'not'].includes(node.name)) return walk.skip
    if (node.type === 'ClassSelector') classes.push(node.name)
    return
  })
  return hasOwnClasses ? classes.length > 0 : classes.includes(SCREEN_CLASS)
}

const toArray = (list: List<CssNode>): ReadonlyArray<CssNode> => list.toArray()
