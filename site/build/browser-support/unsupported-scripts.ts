import { parseAst } from 'vite'
import { isKnown, isUnsupported, keysOf } from './support.ts'

type Node = { type: string } & Record<string, unknown>

const METHOD = /^(javascript\.builtins|api)\.\w+\.\w+$/

/**
 * Names what a script uses and a browser of the floor does not have.
 *
 * Of a method it is not known whose it is: it counts as lacking where nothing that has a method of this name is on the floor.
 * Only calls are looked at: fields have names that any object may have. A name of one letter was shortened, and is nobody's.
 *
 * @param script as it is sent, compiled and with its local names shortened: a long name that is nowhere declared is a global
 */
export function unsupportedInScript(script: string): Array<string> {
  const found = new Set<string>()
  walk(parseAst(script) as unknown as Node, (node) => {
    const name = lackingInScript(node)
    if (name) found.add(name)
  })
  return [...found]
}

function lackingInScript(node: Node): string | null {
  if (node.type === 'CallExpression' && isNode(node.callee)) return lackingMethod(node.callee)
  if (node.type === 'Literal' && isNode(node.regex)) return lackingPattern(node.regex)
  if (node.type !== 'Identifier' || !isText(node.name)) return null
  return [`javascript.builtins.${node.name}`, `api.${node.name}`, `api.Window.${node.name}`].some(
    isUnsupported,
  )
    ? node.name
    : null
}

function lackingMethod({ object, property, computed }: Node): string | null {
  if (computed || !isNode(property) || !isText(property.name)) return null
  const owner = isNode(object) && object.type === 'Identifier' ? object.name : null
  const name = property.name
  if (name.length === 1) return null
  const own = [`javascript.builtins.${owner}.${name}`, `api.${owner}.${name}_static`].filter(isKnown)
  const keys = own.length > 0 ? own : keysOf(name, METHOD)
  return keys.length > 0 && keys.every(isUnsupported) ? `${own.length > 0 ? owner : ''}.${name}` : null
}

/** Syntax that no compiler lowers: looking behind came with Safari 16.4, the flag v with Chrome 112. */
function lackingPattern({ pattern, flags }: Record<string, unknown>): string | null {
  if (/\(\?<[=!]/.test(String(pattern))) return '(?<=…) in a regular expression'
  return String(flags).includes('v') ? 'the flag v of a regular expression' : null
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const [key, child] of Object.entries(node)) {
    // The name behind a point, or of a field, is no variable.
    if ((key === 'property' || key === 'key') && node.computed !== true) continue
    for (const each of Array.isArray(child) ? child : [child])
      if (isNode(each) && 'type' in each) walk(each, visit)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
