import { FAMILY_NAMES } from '../catalogue/families.ts'
import { MAKERS } from '../catalogue/makers.ts'
import { BRANCHES, COLLECTION_NAMES, KIND_NAMES } from '../catalogue/product.ts'
import { ONLY, type ProductQuery, SORTS } from './query-and-answer.ts'

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
    ...singleValue(address, 'collection', COLLECTION_NAMES, 'shelf'),
    ...severalValues(address, 'kinds', 'kind', KIND_NAMES),
    ...singleValue(address, 'family', FAMILY_NAMES),
    ...singleValue(address, 'place', PLACES),
    ...severalValues(address, 'materials', 'stuff'),
    ...severalValues(address, 'forms', 'shape'),
    ...severalValues(address, 'colours', 'colour'),
    ...centsValue(address, 'fromCents', 'from'),
    ...centsValue(address, 'toCents', 'to'),
    ...severalValues(address, 'branches', 'branch', BRANCHES),
    ...singleValue(address, 'only', ONLY),
    ...singleValue(address, 'lowIn', BRANCHES, 'low-in'),
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
  for (const [key, name] of NAMES) {
    if (key in page) continue
    for (const value of valuesOf(query[key])) choices.append(name, value)
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
const NAMES = [
  ['collection', 'shelf'],
  ['kinds', 'kind'],
  ['family', 'family'],
  ['place', 'place'],
  ['materials', 'stuff'],
  ['forms', 'shape'],
  ['colours', 'colour'],
  ['fromCents', 'from'],
  ['toCents', 'to'],
  ['branches', 'branch'],
  ['only', 'only'],
  ['lowIn', 'low-in'],
  ['near', 'near'],
  ['sort', 'sort'],
] as const satisfies ReadonlyArray<readonly [keyof ProductQuery, string]>

/** Numbers are prices: cents in a query, rand in an address. */
function valuesOf(value: ProductQuery['words' | (typeof NAMES)[number][0]]): ReadonlyArray<string> {
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

function singleValue<Key extends string, Value extends string>(
  address: URLSearchParams,
  key: Key,
  allowed: ReadonlyArray<Value>,
  name: string = key,
): ChosenValues<Key, Value> {
  const text = address.get(name)
  const value = allowed.find((candidate) => candidate === text)
  return value === undefined ? {} : withKey(key, value)
}

/** @param allowed by default any short word, because products added by the office have words of their own */
function severalValues<Key extends string, Value extends string>(
  address: URLSearchParams,
  key: Key,
  name: string,
  allowed?: ReadonlyArray<Value>,
): ChosenValues<Key, ReadonlyArray<Value>> {
  const isValue = (text: string): text is Value =>
    allowed ? allowed.some((candidate) => candidate === text) : VALUE.test(text)
  const values = [...new Set(address.getAll(name))].filter(isValue).slice(0, MAX_VALUES).sort()
  return values.length === 0 ? {} : withKey(key, values)
}

function centsValue<Key extends string>(
  address: URLSearchParams,
  key: Key,
  name: string,
): ChosenValues<Key, number> {
  const text = address.get(name) ?? ''
  const value = /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0
  return value < 1 || value > MAX_CENTS ? {} : withKey(key, value)
}

function withKey<Key extends string, Value>(key: Key, value: Value): ChosenValues<Key, Value> {
  // `as`: TypeScript does not infer computed keys.
  return { [key]: value } as ChosenValues<Key, Value>
}
