import { companyRules } from './company-rules.ts'

/** Words of the owner's rules: {@link companyRules} fills them in, in every text. */
const RULES = Object.keys(companyRules({}))

/** The files that owners change, by whether they may use the rules. A fact of the company is shown as it stands. */
const HAS_RULES: Readonly<Record<string, boolean>> = {
  company: false,
  home: true,
  faqs: true,
  values: true,
  principles: true,
  steps: true,
  services: true,
}

/** Words that a page fills in at one place. */
const OF_ONE_PLACE: ReadonlyArray<[place: RegExp, names: ReadonlyArray<string>]> = [
  [/^home\.headings\.services$/, ['Services']],
  [/^home\.contactLead$/, ['answered']],
  [/^services\.\d+\.(teaser|description)$/, ['solutions', 'Solutions']],
  [/^services\.\d+\.builds\.\d+\.name$/, ['units']],
]

type PlacedFault = { path: ReadonlyArray<PropertyKey>; message: string }

/**
 * The words in braces that nothing fills in, so that visitors would read the braces.
 *
 * @param name the file of `content/`, without `.json`; files that owners cannot change have no faults
 */
export function placeholderFaults(name: string, data: unknown): Array<PlacedFault> {
  return Object.hasOwn(HAS_RULES, name) ? faultsIn(name, [], data) : []
}

function faultsIn(name: string, path: ReadonlyArray<PropertyKey>, data: unknown): Array<PlacedFault> {
  if (typeof data === 'object' && data !== null)
    return Object.entries(data).flatMap(([key, value]) => faultsIn(name, [...path, key], value))
  if (typeof data !== 'string') return []
  const allowed = allowedAt(name, path)
  const unknown = [...data.matchAll(/\{[^{}]+\}/g)]
    .map(([word]) => word)
    .find((word) => !allowed.includes(word))
  return unknown === undefined ? [] : [{ path, message: sentence(unknown, allowed) }]
}

function allowedAt(name: string, path: ReadonlyArray<PropertyKey>): Array<string> {
  const place = [name, ...path].join('.')
  const own = OF_ONE_PLACE.flatMap(([pattern, names]) => (pattern.test(place) ? names : []))
  return [...own, ...(HAS_RULES[name] ? RULES : [])].map((word) => `{${word}}`)
}

function sentence(word: string, allowed: ReadonlyArray<string>): string {
  if (allowed.length === 0) return `${word}: the site fills in no word in braces here.`
  return `${word} is not one of the words that the site fills in: ${allowed.join(', ')}.`
}
