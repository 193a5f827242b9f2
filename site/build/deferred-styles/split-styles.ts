import { type Atrule, type CssNode, findAll, parse, type Rule, type Selector } from 'css-tree'

export type SplitStyles = { first: string; later: string }

/**
 * Splits a page's styles into those that its beginning may need and the rest.
 *
 * The cascade stays the same: a rule of the first part that came after one of the later part and may set
 * the same property is repeated in the later part at its place, and so is one that came after a repeated rule.
 *
 * @param classes every class in the beginning of the page, and the background of every picture there, as {@link groundName}
 */
export function splitStyles(css: string, classes: ReadonlySet<string>): SplitStyles {
  const rules = withoutDuplicates(rulesOf(css))
  const isLater = (rule: StyleRule) =>
    isForPrint(rule) || rule.selectors.some((needed) => needed.some((name) => !classes.has(name)))
  const isFirst = (rule: StyleRule) =>
    !isForPrint(rule) && rule.selectors.some((needed) => needed.every((name) => classes.has(name)))
  const earlierRules: Array<StyleRule> = []
  const later = rules.filter((rule) => {
    const belongsToLater = isLater(rule) || earlierRules.some((earlierRule) => mayConflict(earlierRule, rule))
    if (belongsToLater) earlierRules.push(rule)
    return belongsToLater
  })
  return { first: cssOf(rules.filter(isFirst)), later: cssOf(later) }
}

/** Keeps the last of identical rules, because Astro includes a module once for each chunk that needs it. */
function withoutDuplicates(rules: ReadonlyArray<StyleRule>): Array<StyleRule> {
  const lastOfRule = new Map(rules.map((rule) => [rule.conditions.join() + rule.text, rule]))
  return rules.filter((rule) => lastOfRule.get(rule.conditions.join() + rule.text) === rule)
}

/** Print styles: a page is not printed before it is complete. */
function isForPrint({ conditions }: StyleRule): boolean {
  return conditions.some((condition) => /^@media print\b/.test(condition))
}

/** Whether two rules can match one element and set the same property with the same specificity. */
function mayConflict(earlierRule: StyleRule, rule: StyleRule): boolean {
  if (
    earlierRule.hasNoSpecificity !== rule.hasNoSpecificity ||
    rule.selectors.every((needed) => needed.length === 0)
  )
    return false
  return [...rule.properties].some((name) =>
    [...earlierRule.properties].some((otherProperty) => mayOverlap(name, otherProperty)),
  )
}

/** `margin` sets `margin-top` too: names with the same first word may set the same property. */
function mayOverlap(name: string, otherProperty: string): boolean {
  return name.startsWith('--') ? name === otherProperty : groupOf(name) === groupOf(otherProperty)
}

/** First words of different names that share a shorthand. */
const GROUPS: Readonly<Record<string, string>> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  align: 'place',
  justify: 'place',
  row: 'gap',
  column: 'gap',
  line: 'font',
}

function groupOf(name: string): string {
  const [word = ''] = name.split('-')
  return GROUPS[word] ?? word
}

/** Rules as CSS text; consecutive rules with the same conditions are grouped. */
function cssOf(rules: ReadonlyArray<StyleRule>): string {
  let openConditions: ReadonlyArray<string> = []
  let css = ''
  for (const { text, conditions } of rules) {
    if (conditions.join() !== openConditions.join()) {
      css += '}'.repeat(openConditions.length) + conditions.map((condition) => `${condition}{`).join('')
      openConditions = conditions
    }
    css += text
  }
  return css + '}'.repeat(openConditions.length)
}

/** A rule of a style sheet, as written. */
type StyleRule = {
  text: string
  /** The conditions around it, such as `@media (…)`, from outside to inside. */
  conditions: ReadonlyArray<string>
  /** For each of its selectors, the classes without which it matches nothing. */
  selectors: ReadonlyArray<ReadonlyArray<string>>
  properties: ReadonlySet<string>
  /** Whether the selector is inside `:where()`. */
  hasNoSpecificity: boolean
}

const CONDITIONS = ['media', 'supports', 'container']

/** The rules of a style sheet in their order; other at-rules (`@font-face`, `@keyframes`) count as rules without a selector. */
function rulesOf(css: string): Array<StyleRule> {
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
    (part): part is Selector => part.type === 'Selector' && isOutermost(node, part),
  )
  const properties = findAll(node.block, ({ type }) => type === 'Declaration')
  return {
    text: textOf(css, node),
    conditions,
    selectors: selectors.map(neededClasses),
    properties: new Set(
      properties.flatMap((property) => (property.type === 'Declaration' ? [property.property] : [])),
    ),
    hasNoSpecificity: textOf(css, node.prelude).startsWith(':where('),
  }
}

function isOutermost({ prelude }: Rule, selector: Selector): boolean {
  return prelude.type === 'SelectorList' && prelude.children.some((child) => child === selector)
}

/** The name of a picture's background (site/images/grounds.css) among the classes. */
export function groundName(colour: string): string {
  return `data-ground=${colour}`
}

/** Classes inside `:not()`, `:is()` and `:has()` are ignored, because a selector may match without them. */
function neededClasses(selector: Selector): Array<string> {
  return [...selector.children].flatMap((part) => {
    if (part.type === 'ClassSelector') return [part.name]
    if (part.type === 'AttributeSelector' && part.name.name === 'data-ground' && part.value)
      return [groundName(part.value.type === 'String' ? part.value.value : part.value.name)]
    const innerSelectors =
      part.type === 'PseudoClassSelector' && part.name === 'where' ? part.children?.first : null
    if (innerSelectors?.type !== 'SelectorList' || innerSelectors.children.size !== 1) return []
    return innerSelectors.children.first?.type === 'Selector'
      ? neededClasses(innerSelectors.children.first)
      : []
  })
}

function withoutSelector(css: string, node: Atrule, conditions: ReadonlyArray<string>): StyleRule {
  return {
    text: textOf(css, node),
    conditions,
    selectors: [[]],
    properties: new Set(),
    hasNoSpecificity: false,
  }
}

function textOf(css: string, node: CssNode | null): string {
  return node?.loc ? css.slice(node.loc.start.offset, node.loc.end.offset) : ''
}
