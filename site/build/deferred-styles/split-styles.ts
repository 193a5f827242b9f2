import { rulesOf, type StyleRule } from './rules-of.ts'

export type SplitStyles = { first: string; later: string }

/**
 * Splits a page's styles into those that the beginning of the page may need and those that come after them.
 *
 * What wins stays the same as in the whole sheet: a rule of the first part that came after one of the later part and may set
 * the same property is repeated in the later part, in its place.
 *
 * @param classes every class in the beginning of the page
 */
export function splitStyles(css: string, classes: ReadonlySet<string>): SplitStyles {
  const rules = rulesOf(css)
  const isLater = (rule: StyleRule) =>
    isForPaper(rule) || rule.selectors.some((needed) => needed.some((name) => !classes.has(name)))
  const isFirst = (rule: StyleRule) =>
    !isForPaper(rule) && rule.selectors.some((needed) => needed.every((name) => classes.has(name)))
  const before: Array<StyleRule> = []
  const later = rules.filter((rule) => {
    const stands = isLater(rule) || before.some((each) => mayContradict(each, rule))
    if (isLater(rule)) before.push(rule)
    return stands
  })
  return { first: written(rules.filter(isFirst)), later: written(later) }
}

/** Nobody prints what has only begun to arrive. */
function isForPaper({ conditions }: StyleRule): boolean {
  return conditions.some((condition) => /^@media print\b/.test(condition))
}

/** Whether two rules can match one element and set the same property with the same weight. */
function mayContradict(earlier: StyleRule, rule: StyleRule): boolean {
  if (earlier.givesWay !== rule.givesWay || rule.selectors.every((needed) => needed.length === 0))
    return false
  return [...rule.properties].some((name) => [...earlier.properties].some((other) => isSame(name, other)))
}

/** `margin` sets `margin-top`, too: names with the same first word may speak of the same thing. */
function isSame(name: string, other: string): boolean {
  return name.startsWith('--') ? name === other : groupOf(name) === groupOf(other)
}

/** First words that share a shorthand without sharing a name. */
const GROUPS: Readonly<Record<string, string>> = {
  ...{ top: 'inset', right: 'inset', bottom: 'inset', left: 'inset' },
  ...{ align: 'place', justify: 'place', row: 'gap', column: 'gap', line: 'font' },
}

function groupOf(name: string): string {
  const [word = ''] = name.split('-')
  return GROUPS[word] ?? word
}

/** Rules as a sheet; those in a row under the same conditions stand together. */
function written(rules: ReadonlyArray<StyleRule>): string {
  let open: ReadonlyArray<string> = []
  let css = ''
  for (const { text, conditions } of rules) {
    if (conditions.join() !== open.join()) {
      css += '}'.repeat(open.length) + conditions.map((condition) => `${condition}{`).join('')
      open = conditions
    }
    css += text
  }
  return css + '}'.repeat(open.length)
}
