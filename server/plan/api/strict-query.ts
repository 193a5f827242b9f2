/** A sentence for each parameter that is wrong, missing, repeated or unknown. */
export type QueryErrors = Record<string, string>

/** Collects the errors of a query while it is read, so that all of them are reported at once. */
export type StrictQuery = {
  /** The parameter's text; undefined if it is absent. */
  text: (name: string) => string | undefined
  /** Records an error of a parameter; the sentence is preceded by another one if the parameter is missing. */
  addError: (name: string, sentence: string) => void
  /** The errors so far; null if there are none. */
  errors: () => QueryErrors | null
}

const MAX_NAMED = 5

/**
 * Starts reading a query strictly: repeated parameters and the first few unknown ones are errors.
 *
 * @param names the known parameters
 */
export function strictQuery(params: URLSearchParams, names: ReadonlyArray<string>): StrictQuery {
  const errors = new Map<string, Array<string>>()
  const addError = (name: string, sentence: string) => {
    const missingNote = params.has(name) ? '' : 'This is missing. '
    errors.set(name, [...(errors.get(name) ?? []), `${missingNote}${sentence}`])
  }
  for (const name of names) if (params.getAll(name).length > 1) addError(name, 'Give this only once.')
  const unknown = new Set(params.keys()).difference(new Set(names))
  reportFirstFew(unknown, (name, more) => addError(name, `There is no such parameter.${more}`))
  return {
    text: (name) => params.get(name) ?? undefined,
    addError,
    errors: () =>
      errors.size === 0
        ? null
        : Object.fromEntries(Array.from(errors, ([name, sentences]) => [name, sentences.join(' ')])),
  }
}

/**
 * Reports only the first few names, so that answers stay short.
 *
 * @param report is called with a name and, for the last one reported, a sentence with the number of those left out
 */
export function reportFirstFew(
  names: ReadonlySet<string>,
  report: (name: string, more: string) => void,
): void {
  const reported = [...names].slice(0, MAX_NAMED)
  const omitted = names.size - reported.length
  for (const [index, name] of reported.entries())
    report(
      name,
      omitted > 0 && index === MAX_NAMED - 1 ? ` Nor are there ${omitted} more that you give.` : '',
    )
}

/** A number of whole decimal digits; null for anything else, and for numbers above `Number.MAX_SAFE_INTEGER`. */
export function wholeDigits(text: string): number | null {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(number) ? number : null
}

/**
 * Reads a required number of whole decimal digits.
 *
 * @returns null if an error was recorded
 */
export function requiredWhole(query: StrictQuery, name: string, min: number, max: number): number | null {
  const text = query.text(name)
  const number = text === undefined ? null : wholeDigits(text)
  if (number !== null && number >= min && number <= max) return number
  const range = max === Number.MAX_SAFE_INTEGER ? `${min} or more` : `from ${min} to ${max}`
  query.addError(name, `Give whole decimal digits, ${range}.`)
  return null
}
