import { type CssNode, generate, parse, walk } from 'css-tree'
import { isUnsupported, keysOf } from './support.ts'

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
export function unsupportedInStyle(css: string): Array<string> {
  const found = new Set<string>()
  walk(parse(css), function (node) {
    if (this.atrule && isGuarded(this.atrule)) return
    const where = this.declaration?.property ?? this.atrule?.name ?? ''
    for (const name of lackingInStyle(node, where)) found.add(name)
  })
  return [...found]
}

/** @param where the property, or the at-rule, in which the node stands */
function lackingInStyle(node: CssNode, where: string): Array<string> {
  const type: string = node.type // published types are behind: Feature and FeatureRange are missing there
  if (node.type === 'Declaration') return lackingAs(node.property, `css.properties.${node.property}`)
  if (node.type === 'Dimension') return lackingUnit(node.unit)
  if (type === 'NestingSelector') return lackingAs('nesting', 'css.selectors.nesting')
  if (type === 'FeatureRange') return where === 'media' ? ['@media with <'] : []
  const name = 'name' in node ? String(node.name) : ''
  if (type === 'Atrule') return lackingAs(`@${name}`, `css.at-rules.${name}`)
  if (type.startsWith('Pseudo')) return lackingAs(`:${name}`, `css.selectors.${name}`)
  if (type === 'Feature') return lackingAs(`@${where} ${name}`, `css.at-rules.${where}.${name}`)
  if (type === 'Function') return lackingFunction(name)
  return type === 'Identifier' ? lackingAs(`${where}: ${name}`, `css.properties.${where}.${name}`) : []
}

function lackingAs(name: string, key: string): Array<string> {
  return isUnsupported(key) ? [name] : []
}

function lackingFunction(name: string): Array<string> {
  const keys = keysOf(name, /^css\.(types|properties)\./)
  return keys.length > 0 && keys.every(isUnsupported) ? [`${name}()`] : []
}

function lackingUnit(unit: string): Array<string> {
  const [, feature] = UNITS.find(([units]) => units.test(unit)) ?? []
  return feature && isUnsupported(feature.replace('$&', `css.types.length.${unit}`)) ? [unit] : []
}

function isGuarded({ name, prelude }: { name: string; prelude: CssNode | null }): boolean {
  return name === 'supports' && prelude !== null && !generate(prelude).startsWith('not')
}
