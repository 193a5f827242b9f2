import { parseAst } from 'vite'
import { isKnown, isUnsupported, keysOf } from './support.ts'

type Node = { type: string } & Record<string, unknown>

const METHOD = /^(javascript\.builtins|api)\.\w+\.\w+$/

/**
 * Names the features in a script that a minimum browser lacks.
 *
 * The object of a method is unknown, so a method counts as unsupported if no object in the minimum browsers has one of this name.
 * Only calls are examined, because any object may have a field of any name. One-letter names are shortened locals, and are skipped.
 *
 * @param script as served: compiled, with shortened local names; a long name that is declared nowhere is a global
 */
export function unsupportedInScript(script: string): Array<string> {
  const unsupported = new Set<string>()
  visitNodes(parseAst(script) as unknown as Node, (node) => {
    const name = unsupportedInNode(node)
    if (name) unsupported.add(name)
  })
  return [...unsupported]
}

function unsupportedInNode(node: Node): string | null {
  if (node.type === 'CallExpression' && isNode(node.callee)) return unsupportedMethod(node.callee)
  if (node.type === 'Literal' && isNode(node.regex)) return unsupportedPattern(node.regex)
  if (node.type !== 'Identifier' || !isText(node.name)) return null
  return [`javascript.builtins.${node.name}`, `api.${node.name}`, `api.Window.${node.name}`].some(
    isUnsupported,
  )
    ? node.name
    : null
}

function unsupportedMethod({ object, property, computed }: Node): string | null {
  if (computed || !isNode(property) || !isText(property.name)) return null
  const owner = isNode(object) && object.type === 'Identifier' ? object.name : null
  const name = property.name
  if (name.length === 1) return null
  const names = [`javascript.builtins.${owner}.${name}`, `api.${owner}.${name}_static`].filter(isKnown)
  const keys = names.length > 0 ? names : keysOf(name, METHOD)
  return keys.length > 0 && keys.every(isUnsupported) ? `${names.length > 0 ? owner : ''}.${name}` : null
}

/** Syntax that no compiler lowers: lookbehind came with Safari 16.4, the flag v with Chrome 112. */
function unsupportedPattern({ pattern, flags }: Record<string, unknown>): string | null {
  if (/\(\?<[=!]/.test(String(pattern))) return '(?<=…) in a regular expression'
  return String(flags).includes('v') ? 'the flag v of a regular expression' : null
}

function visitNodes(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const [key, child] of Object.entries(node)) {
    // A name after a dot, or of a field, is not a variable.
    if ((key === 'property' || key === 'key') && node.computed !== true) continue
    for (const node of Array.isArray(child) ? child : [child])
      if (isNode(node) && 'type' in node) visitNodes(node, visit)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
