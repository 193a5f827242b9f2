import { type CssNode, generate, parse, walk } from 'css-tree'
import { isUnsupported, keysOf } from './support.ts'

/** Patterns of units, each with its key in the browser compatibility tables. */
const UNITS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^[sld]v(w|h|i|b|min|max)$/, 'css.types.length.viewport_percentage_units_dynamic'],
  [/^cq(w|h|i|b|min|max)$/, 'css.types.length.container_query_length_units'],
  [/^(lh|rlh|cap|rcap|ic|ric|rex|rch)$/, 'css.types.length.{unit}'],
]

/**
 * Names the features in a style sheet that a minimum browser lacks. Rules in `@supports` are skipped, except those for browsers
 * without a feature: `@supports not …`.
 */
export function unsupportedInStyle(css: string): Array<string> {
  const unsupported = new Set<string>()
  walk(parse(css), function (node) {
    if (this.atrule && isGuarded(this.atrule)) return
    const propertyName = this.declaration?.property ?? this.atrule?.name ?? ''
    for (const name of unsupportedFeatures(node, propertyName)) unsupported.add(name)
  })
  return [...unsupported]
}

/** @param propertyName the property or at-rule that contains the node */
function unsupportedFeatures(node: CssNode, propertyName: string): Array<string> {
  const type: string = node.type // the published types are outdated: they lack Feature and FeatureRange
  if (node.type === 'Declaration') return unsupportedFeature(node.property, `css.properties.${node.property}`)
  if (node.type === 'Dimension') return unsupportedUnit(node.unit)
  if (type === 'NestingSelector') return unsupportedFeature('nesting', 'css.selectors.nesting')
  if (type === 'FeatureRange') return propertyName === 'media' ? ['@media with <'] : []
  const name = 'name' in node ? String(node.name) : ''
  if (type === 'Atrule') return unsupportedFeature(`@${name}`, `css.at-rules.${name}`)
  if (type.startsWith('Pseudo')) return unsupportedFeature(`:${name}`, `css.selectors.${name}`)
  if (type === 'Feature')
    return unsupportedFeature(`@${propertyName} ${name}`, `css.at-rules.${propertyName}.${name}`)
  if (type === 'Function') return unsupportedFunction(name)
  return type === 'Identifier'
    ? unsupportedFeature(`${propertyName}: ${name}`, `css.properties.${propertyName}.${name}`)
    : []
}

function unsupportedFeature(name: string, key: string): Array<string> {
  return isUnsupported(key) ? [name] : []
}

function unsupportedFunction(name: string): Array<string> {
  const keys = keysOf(name, /^css\.(types|properties)\./)
  return keys.length > 0 && keys.every(isUnsupported) ? [`${name}()`] : []
}

function unsupportedUnit(unit: string): Array<string> {
  const [, feature] = UNITS.find(([units]) => units.test(unit)) ?? []
  return feature && isUnsupported(feature.replace('{unit}', unit)) ? [unit] : []
}

function isGuarded({ name, prelude }: { name: string; prelude: CssNode | null }): boolean {
  return name === 'supports' && prelude !== null && !generate(prelude).startsWith('not')
}
