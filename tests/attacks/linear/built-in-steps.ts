type Call = { self: unknown; given: ReadonlyArray<unknown>; run: () => unknown }
/** Makes the call, and says how many steps it was. */
type Counted = (call: Call) => { result: unknown; steps: number }

const PROTOTYPES = [Array, String, Map, Set, URLSearchParams].map(({ prototype }): object => prototype)
/** One step, however long the text or list is. */
const QUICK: ReadonlyArray<PropertyKey> = [
  ...['at', 'charAt', 'charCodeAt', 'codePointAt', 'startsWith', 'endsWith', 'push', 'pop', 'toString'],
]
const QUICK_IN_A_TABLE: ReadonlyArray<PropertyKey> = ['get', 'has', 'set', 'add', 'delete']
const OF_RESULT: ReadonlyArray<PropertyKey> = ['slice', 'substring']

/**
 * How many elements and characters the built-in methods go over that a piece of work calls. A pattern looks at each
 * character once: patterns.test.ts holds that ours do.
 */
export async function builtInSteps(work: () => unknown): Promise<number> {
  let total = 0
  const count = (on: object, name: PropertyKey, counted: Counted) =>
    around(on, name, (call) => {
      const { result, steps } = counted(call)
      total += steps
      return result
    })
  const restorations = [
    ...PROTOTYPES.flatMap((on) => methodsOf(on).map((name) => count(on, name, methodSteps(name)))),
    count(RegExp.prototype, 'exec', patternSteps),
  ]
  try {
    await work()
  } finally {
    for (const restore of restorations) restore()
  }
  return total
}

function methodsOf(on: object): Array<PropertyKey> {
  const isMethod = (name: PropertyKey) =>
    typeof Reflect.getOwnPropertyDescriptor(on, name)?.value === 'function'
  return Reflect.ownKeys(on).filter((name) => name !== 'constructor' && isMethod(name))
}

function methodSteps(name: PropertyKey): Counted {
  const steps = stepsOf(name)
  return ({ self, given, run }) => {
    const result = run()
    return { result, steps: steps(self, result, given) }
  }
}

function stepsOf(
  name: PropertyKey,
): (self: unknown, result: unknown, given: ReadonlyArray<unknown>) => number {
  if (QUICK.includes(name)) return () => 1
  if (QUICK_IN_A_TABLE.includes(name)) return (self) => (self instanceof URLSearchParams ? self.size : 1)
  if (OF_RESULT.includes(name)) return (_self, result) => sizeOf(result)
  if (name === 'indexOf')
    return (self, found, given) => 1 + (found === -1 ? sizeOf(self) : Number(found)) - Number(given[1] ?? 0)
  // A mark is put into its place among all the marks before it.
  if (name === 'normalize') return (self) => sizeOf(self) ** 2
  return (self, result) => Math.max(sizeOf(self), sizeOf(result))
}

/** From where it begins to look to the end of what it found; all methods of texts that take a pattern call it. */
const patternSteps: Counted = ({ self, given, run }) => {
  const pattern = self instanceof RegExp ? self : null
  const from = pattern?.global || pattern?.sticky ? pattern.lastIndex : 0
  const result = run()
  const found = Array.isArray(result) && 'index' in result ? Number(result.index) + sizeOf(result[0]) : null
  const missed = pattern?.sticky ? from : String(given[0]).length
  return { result, steps: 1 + (found ?? missed) - from }
}

function around(on: object, name: PropertyKey, make: (call: Call) => unknown): () => void {
  const original = Reflect.getOwnPropertyDescriptor(on, name)
  const method: unknown = original?.value
  if (!original || typeof method !== 'function') throw new TypeError(`No method: ${String(name)}`)
  const value = function (this: unknown, ...given: Array<unknown>): unknown {
    return make({ self: this, given, run: () => Reflect.apply(method, this, given) })
  }
  Object.defineProperty(on, name, { ...original, value })
  return () => Object.defineProperty(on, name, original)
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string' || Array.isArray(value)) return value.length
  if (value instanceof Map || value instanceof Set || value instanceof URLSearchParams) return value.size
  return 1
}
