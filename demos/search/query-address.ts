import { FAMILY_NAMES } from '../catalogue/families.ts'
import { MAKERS } from '../catalogue/makers.ts'
import { BRANCHES, COLLECTION_NAMES, KIND_NAMES } from '../catalogue/product.ts'
import { type ProductQuery, SORTS, STATUSES } from './query-and-answer.ts'

export const MAX_WORDS_CHARS = 80
const MAX_VALUES = 32
const MAX_CENTS = 100_000_000
const VALUE = /^[\p{L}][\p{L} -]{0,23}$/u
const PLACES: ReadonlyArray<string> = Object.values(MAKERS).map(({ place }) => place)

/**
 * The query of an address. Invalid parts are dropped, so that old or mistyped links still work.
 *
 * @param page the page's own query, `{ kinds: ['side-table'] }`, which takes precedence
 */
export function queryOfAddress(address: URLSearchParams, page: ProductQuery = {}): ProductQuery {
  return {
    ...wordsOf(address),
    ...singleValue(address, 'collection', COLLECTION_NAMES),
    ...severalValues(address, 'kinds', KIND_NAMES),
    ...singleValue(address, 'family', FAMILY_NAMES),
    ...singleValue(address, 'place', PLACES),
    ...severalValues(address, 'materials'),
    ...severalValues(address, 'forms'),
    ...severalValues(address, 'colours'),
    ...centsValue(address, 'fromCents'),
    ...centsValue(address, 'toCents'),
    ...severalValues(address, 'branches', BRANCHES),
    ...singleValue(address, 'status', STATUSES),
    ...singleValue(address, 'lowIn', BRANCHES),
    ...singleValue(address, 'near', BRANCHES),
    ...singleValue(address, 'sort', SORTS),
    ...page,
  }
}

/**
 * The query and fragment of a query's address, `?kind=rug&to=1500#q=karoo`, always in the same order, so that equal
 * queries have equal addresses. Typed words are in the fragment, which browsers never send: decision 44.
 *
 * @param page the page's own query, which is omitted
 */
export function addressOfQuery(query: ProductQuery, page: ProductQuery = {}): string {
  const choices = new URLSearchParams()
  for (const key of NAMED_KEYS) {
    if (key in page) continue
    for (const value of valuesOf(query[key])) choices.append(NAMES[key], value)
  }
  const [words] = 'words' in page ? [] : valuesOf(query.words)
  const fragment = words === undefined ? '' : `#${new URLSearchParams({ [WORDS]: words })}`
  return (choices.size === 0 ? '' : `?${choices}`) + fragment
}

/**
 * The parameters of an address's query and fragment together.
 *
 * @param search with or without its `?`
 * @param hash with its `#`, or empty
 */
export function parseUrlQuery(search: string, hash: string): URLSearchParams {
  const searchParams = new URLSearchParams(search)
  const words = new URLSearchParams(hash.slice(1)).get(WORDS)
  if (words !== null) searchParams.set(WORDS, words)
  return searchParams
}

/** Whether a fragment contains typed words, unlike an anchor. */
export function hasWords(hash: string): boolean {
  return hash.startsWith(`#${WORDS}=`)
}

const WORDS = 'q'
/** The parameter of each property, in the order of the address. */
const NAMES = {
  collection: 'shelf',
  kinds: 'kind',
  family: 'family',
  place: 'place',
  materials: 'stuff',
  forms: 'shape',
  colours: 'colour',
  fromCents: 'from',
  toCents: 'to',
  branches: 'branch',
  status: 'only',
  lowIn: 'low-in',
  near: 'near',
  sort: 'sort',
} as const satisfies Partial<Record<keyof ProductQuery, string>>
type NamedKey = keyof typeof NAMES
// `as`: Object.keys gives the keys of the constant above, in the order written.
const NAMED_KEYS = Object.keys(NAMES) as ReadonlyArray<NamedKey>

/** Numbers are prices: cents in a query, rand in an address. */
function valuesOf(value: ProductQuery['words' | NamedKey]): ReadonlyArray<string> {
  if (value === undefined || value === '') return []
  if (typeof value === 'number') return [String(value / 100)]
  return typeof value === 'string' ? [value.slice(0, MAX_WORDS_CHARS)] : [...new Set(value)].sort()
}

/** The typed words of the fragment, untrimmed. */
export function typedWords(address: URLSearchParams): string {
  return address.get(WORDS)?.slice(0, MAX_WORDS_CHARS) ?? ''
}

function wordsOf(address: URLSearchParams): Pick<ProductQuery, 'words'> {
  const words = typedWords(address).trim()
  return words === '' ? {} : { words }
}

type ChosenValues<Key extends string, Value> = { [key in Key]?: Value }

function singleValue<Key extends NamedKey, Value extends string>(
  address: URLSearchParams,
  key: Key,
  allowed: ReadonlyArray<Value>,
): ChosenValues<Key, Value> {
  const text = address.get(NAMES[key])
  const value = allowed.find((candidate) => candidate === text)
  return value === undefined ? {} : withKey(key, value)
}

/** @param allowed by default any short word, because products added by the office have words of their own */
function severalValues<Key extends NamedKey, Value extends string>(
  address: URLSearchParams,
  key: Key,
  allowed?: ReadonlyArray<Value>,
): ChosenValues<Key, ReadonlyArray<Value>> {
  const isValue = (text: string): text is Value =>
    allowed ? allowed.some((candidate) => candidate === text) : VALUE.test(text)
  const values = [...new Set(address.getAll(NAMES[key]))].filter(isValue).slice(0, MAX_VALUES).sort()
  return values.length === 0 ? {} : withKey(key, values)
}

function centsValue<Key extends NamedKey>(address: URLSearchParams, key: Key): ChosenValues<Key, number> {
  const text = address.get(NAMES[key]) ?? ''
  const value = /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0
  return value < 1 || value > MAX_CENTS ? {} : withKey(key, value)
}

function withKey<Key extends string, Value>(key: Key, value: Value): ChosenValues<Key, Value> {
  // `as`: TypeScript does not infer computed keys.
  return { [key]: value } as ChosenValues<Key, Value>
}
