/** A sentence for each parameter that is wrong, missing, doubled or unknown. */
export type QueryErrors = Record<string, string>

/** Collects what is wrong with a query while it is read, so that every fault is told at once. */
export type StrictQuery = {
  /** The parameter's text; undefined if it is absent. */
  text: (name: string) => string | undefined
  /** Names a fault of a parameter. */
  fault: (name: string, sentence: string) => void
  /** The faults so far; null if there are none. */
  errors: () => QueryErrors | null
}

const MOST_NAMED = 5

/**
 * Begins to read a query strictly: parameters that are doubled or unknown, the first few of these, are faults already.
 *
 * @param names the parameters there are
 */
export function strictQuery(params: URLSearchParams, names: ReadonlyArray<string>): StrictQuery {
  const faults = new Map<string, Array<string>>()
  const fault = (name: string, sentence: string) => {
    const before = faults.get(name)
    if (before) before.push(sentence)
    else faults.set(name, [sentence])
  }
  for (const name of names) if (params.getAll(name).length > 1) fault(name, 'Give this only once.')
  const unknown = new Set(params.keys()).difference(new Set(names))
  firstFew(unknown, (name, more) => fault(name, `There is no such parameter.${more}`))
  return {
    text: (name) => params.get(name) ?? undefined,
    fault,
    errors: () =>
      faults.size === 0
        ? null
        : Object.fromEntries(Array.from(faults, ([name, sentences]) => [name, sentences.join(' ')])),
  }
}

/**
 * Says a fault of the first few names at most, so that an answer stays short whatever is asked.
 *
 * @param say is given a name and, with the last that is named, a sentence that tells how many more there are
 */
export function firstFew(names: ReadonlySet<string>, say: (name: string, more: string) => void): void {
  const named = [...names].slice(0, MOST_NAMED)
  const left = names.size - named.length
  for (const [at, name] of named.entries())
    say(name, left > 0 && at === MOST_NAMED - 1 ? ` Nor are there ${left} more that you give.` : '')
}

/** A number of whole decimal digits; null for anything else, and for what a computer cannot count exactly. */
export function wholeDigits(text: string): number | null {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(number) ? number : null
}

/**
 * Reads a required number of whole decimal digits.
 *
 * @returns null once a fault is named
 */
export function requiredWhole(query: StrictQuery, name: string, least: number, most: number): number | null {
  const text = query.text(name)
  const number = text === undefined ? null : wholeDigits(text)
  if (number !== null && number >= least && number <= most) return number
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `from ${least} to ${most}`
  query.fault(name, `${text === undefined ? 'This is missing. ' : ''}Give whole decimal digits, ${range}.`)
  return null
}
