import { companyRules } from './company-rules.ts'
import { PLACES, type Place } from './placeholder-places.ts'

/** Placeholders of the owner's rules. {@link companyRules} has their sentences, filled into every text. */
const RULES = Object.keys(companyRules({}))

/** Files with placeholders of their own: site/features/legal/legal-values.ts. */
const LEGAL: ReadonlyArray<string> = ['legal-privacy', 'legal-terms', 'legal-paia']
/** Files whose texts are shown unchanged: facts, consents and the look. */
const WITHOUT_RULES: ReadonlyArray<string> = ['company', 'notices', 'look']

type PlacedFault = { path: ReadonlyArray<PropertyKey>; message: string }

/**
 * The unknown placeholders of a file, which visitors would read in braces, and the required ones that are missing.
 *
 * @param name the file of `content/`, without `.json`
 */
export function placeholderFaults(name: string, data: unknown): Array<PlacedFault> {
  if (LEGAL.includes(name)) return []
  return textsIn([], data).flatMap(({ path, text }) => {
    const message = faultOf(name, path, text)
    return message === undefined ? [] : [{ path, message }]
  })
}

/** Every text of a file, with its path. */
export function textsIn(
  path: ReadonlyArray<PropertyKey>,
  data: unknown,
): Array<{ path: ReadonlyArray<PropertyKey>; text: string }> {
  if (typeof data === 'string') return [{ path, text: data }]
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) => textsIn([...path, key], value))
}

/** The placeholders of a text other than those of the rules; undefined if it has none. */
export function placeAt(name: string, path: ReadonlyArray<PropertyKey>): Place | undefined {
  const fullPath = [name, ...path].join('.')
  return PLACES.find(({ at }) => at.test(fullPath))
}

function faultOf(name: string, path: ReadonlyArray<PropertyKey>, text: string): string | undefined {
  const place = placeAt(name, path)
  const placeWords = place?.words ?? []
  const allowed = [...placeWords, ...(WITHOUT_RULES.includes(name) ? [] : RULES)].map((word) => `{${word}}`)
  const unknownWord = text.match(/\{[^{}]*\}/g)?.find((word) => !allowed.includes(word))
  if (unknownWord !== undefined && allowed.length === 0)
    return `${unknownWord}: the site fills in no word in braces here.`
  if (unknownWord !== undefined)
    return `${unknownWord} is not one of the words that the site fills in: ${allowed.join(', ')}.`
  const [loneBrace] = text.replace(/\{[^{}]*\}/g, '').match(/[{}]/) ?? []
  if (loneBrace && allowed.length > 0)
    return `There is a ${loneBrace} without its other half: a word that the site fills in stands between { and }.`
  const missingWord = place?.isRequired && placeWords.find((word) => !text.includes(`{${word}}`))
  return missingWord ? `{${missingWord}} must stay: the site fills it in.` : undefined
}
