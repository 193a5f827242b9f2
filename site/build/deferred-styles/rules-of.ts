import { type Atrule, type CssNode, findAll, parse, type Rule, type Selector } from 'css-tree'

/** A rule of a style sheet, as written. */
export type StyleRule = {
  text: string
  /** `@media (…)` and the like that it stands in, from outside to inside. */
  conditions: ReadonlyArray<string>
  /** Of each of its selectors: the classes without which it matches nothing. */
  selectors: ReadonlyArray<ReadonlyArray<string>>
  properties: ReadonlySet<string>
  /** Whether a selector stands in `:where()` and gives way to every other. */
  givesWay: boolean
}

const CONDITIONS = ['media', 'supports', 'container']

/** The rules of a sheet in their order; what is no rule (`@font-face`, `@keyframes`) counts as one without a selector. */
export function rulesOf(css: string): Array<StyleRule> {
  const sheet = parse(css, { positions: true, parseValue: false })
  return sheet.type === 'StyleSheet' ? rulesIn(css, [...sheet.children], []) : []
}

function rulesIn(
  css: string,
  nodes: ReadonlyArray<CssNode>,
  conditions: ReadonlyArray<string>,
): Array<StyleRule> {
  return nodes.flatMap((node) => {
    if (node.type === 'Rule') return [ruleOf(css, node, conditions)]
    if (node.type !== 'Atrule') return []
    if (!node.block || !CONDITIONS.includes(node.name)) return [withoutSelector(css, node, conditions)]
    const condition = `@${node.name} ${textOf(css, node.prelude)}`
    return rulesIn(css, [...node.block.children], [...conditions, condition])
  })
}

function ruleOf(css: string, node: Rule, conditions: ReadonlyArray<string>): StyleRule {
  const selectors = findAll(node.prelude, ({ type }) => type === 'Selector').filter(
    (each): each is Selector => each.type === 'Selector' && isOutermost(node, each),
  )
  const properties = findAll(node.block, ({ type }) => type === 'Declaration')
  return {
    text: textOf(css, node),
    conditions,
    selectors: selectors.map(neededClasses),
    properties: new Set(properties.flatMap((each) => (each.type === 'Declaration' ? [each.property] : []))),
    givesWay: textOf(css, node.prelude).startsWith(':where('),
  }
}

function isOutermost({ prelude }: Rule, selector: Selector): boolean {
  return prelude.type === 'SelectorList' && prelude.children.some((each) => each === selector)
}

/** Classes inside `:not()`, `:is()` and `:has()` say nothing: a selector may match without them. */
function neededClasses(selector: Selector): Array<string> {
  return [...selector.children].flatMap((part) => {
    if (part.type === 'ClassSelector') return [part.name]
    const inner = part.type === 'PseudoClassSelector' && part.name === 'where' ? part.children?.first : null
    if (inner?.type !== 'SelectorList' || inner.children.size !== 1) return []
    return inner.children.first?.type === 'Selector' ? neededClasses(inner.children.first) : []
  })
}

function withoutSelector(css: string, node: Atrule, conditions: ReadonlyArray<string>): StyleRule {
  return { text: textOf(css, node), conditions, selectors: [[]], properties: new Set(), givesWay: false }
}

function textOf(css: string, node: CssNode | null): string {
  return node?.loc ? css.slice(node.loc.start.offset, node.loc.end.offset) : ''
}
