import { type CssNode, generate, parse, walk } from 'css-tree'
import { isLacking, keysOf } from './support.ts'

/** Units by the tables' names of their features. */
const UNITS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^[sld]v(w|h|i|b|min|max)$/, 'css.types.length.viewport_percentage_units_dynamic'],
  [/^cq(w|h|i|b|min|max)$/, 'css.types.length.container_query_length_units'],
  [/^(lh|rlh|cap|rcap|ic|ric|rex|rch)$/, '$&'],
]

/**
 * Names what a style sheet uses and a browser of the floor does not have. What stands in `@supports` is left out, unless it
 * is there for the browsers that lack something: `@supports not …`.
 */
export function lackingInStyle(css: string): Array<string> {
  const found = new Set<string>()
  walk(parse(css), function (node) {
    if (this.atrule && isGuarded(this.atrule)) return
    if (node.type === 'FeatureRange' && this.atrule?.name === 'media') found.add('@media with <')
    for (const name of lackingOf(node, this.declaration?.property)) found.add(name)
  })
  return [...found]
}

function lackingOf(node: CssNode, property: string | undefined): Array<string> {
  if (node.type === 'Declaration') return lackingAs(node.property, `css.properties.${node.property}`)
  if (node.type === 'Atrule') return lackingAs(`@${node.name}`, `css.at-rules.${node.name}`)
  if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
    return lackingAs(`:${node.name}`, `css.selectors.${node.name}`)
  if (node.type === 'NestingSelector') return lackingAs('nesting', 'css.selectors.nesting')
  if (node.type === 'Feature') return lackingAs(`@media ${node.name}`, `css.at-rules.media.${node.name}`)
  if (node.type === 'Function') return lackingFunction(node.name)
  if (node.type === 'Dimension') return lackingUnit(node.unit)
  if (node.type === 'Identifier' && property)
    return lackingAs(`${property}: ${node.name}`, `css.properties.${property}.${node.name}`)
  return []
}

function lackingAs(name: string, key: string): Array<string> {
  return isLacking(key) ? [name] : []
}

function lackingFunction(name: string): Array<string> {
  const keys = keysOf(name, /^css\.(types|properties)\./)
  return keys.length > 0 && keys.every(isLacking) ? [`${name}()`] : []
}

function lackingUnit(unit: string): Array<string> {
  const [, feature] = UNITS.find(([units]) => units.test(unit)) ?? []
  return feature && isLacking(feature.replace('$&', `css.types.length.${unit}`)) ? [unit] : []
}

function isGuarded({ name, prelude }: { name: string; prelude: CssNode | null }): boolean {
  return name === 'supports' && prelude !== null && !generate(prelude).startsWith('not')
}
