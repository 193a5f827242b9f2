import { expect, test } from 'vitest'
import { readContentFiles } from '../../../server/content.ts'
import { EDITABLE_PARTS } from '../../../server/website/editable.ts'
import { fieldOf, fieldValue, idOf } from '../draft.ts'
import { textsIn } from '../placeholders.ts'
import type { WordsItem } from './kinds.ts'
import { placeOf, SCREENS } from './screens.ts'

const files = await readContentFiles()

/** Texts in drawings and pictures. */
const DRAWN = /\.(today|figures|drawing|mark|picture|scene|icon|tint|bgColor|side|time|at)\b/
/** Keys, addresses and other values that are not words. */
const KEY =
  /\.(id|slug|url|need|needs|extra|extras|exceptFor|offeredExtras|design|tags|caseStudy|kind|proof|on|key|each|paymentMode)(\.\d+)?$/

test('every text in the files that owners change is on a screen', () => {
  const parts = EDITABLE_PARTS.filter((part) => !['company', 'people', 'look'].includes(part))
  const texts = parts.flatMap((part) =>
    textsIn([], files[part]).map(({ path }) => ({ part, field: fieldOf(files[part], path) })),
  )
  const missing = texts
    .filter(({ part, field }) => ![field, field.replace(/\.\d+$/, '')].some((path) => placeOf(part, path)))
    .map(({ part, field }) => `${part}.${field}`)
    .filter((place) => !DRAWN.test(place) && !KEY.test(place))
  expect(missing).toEqual([])
})

test('every field of a screen has a text', () => {
  const empty = SCREENS.flatMap(({ sections, entries }) =>
    sections.flatMap(({ part, items }) => {
      const entryPaths = entries ? (files[part] as Array<unknown>).map((entry) => idOf(entry) ?? '') : ['']
      return items.flatMap((item) => emptyFields(item, entryPaths, part))
    }),
  )
  expect(empty).toEqual([])
})

/** The fields that no entry has. @param entryPaths the paths of the entries; '' for a file without entries */
function emptyFields(item: WordsItem, entryPaths: ReadonlyArray<string>, part: string): Array<string> {
  if ('fixed' in item) return []
  const name = 'list' in item ? item.list : 'field' in item ? item.field : item.fixedField
  const values = entryPaths.map((entryPath) => ({
    path: joined(entryPath, name),
    value: valueAt(part, joined(entryPath, name)),
  }))
  const existing = values.filter(({ value }) => value !== undefined)
  if (existing.length === 0) return [`${part}: ${name}`]
  if (!('list' in item)) return []
  const below = existing.flatMap(({ path, value }) =>
    (Array.isArray(value) ? value.map((entry) => idOf(entry) ?? '') : Object.keys(value as object)).map(
      (id) => joined(path, id),
    ),
  )
  return item.items.flatMap((child) => emptyFields(child, below, part))
}

function valueAt(part: string, field: string): unknown {
  return field === '' ? files[part] : fieldValue(files, { part, field })
}

function joined(at: string, field: string): string {
  return [at, field].filter((path) => path !== '').join('.')
}
