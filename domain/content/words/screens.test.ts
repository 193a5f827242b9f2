import { expect, test } from 'vitest'
import { readContentFiles } from '../../../server/content.ts'
import { EDITABLE_PARTS } from '../../../server/website/editable.ts'
import { fieldOf, fieldValue, idOf } from '../draft.ts'
import { textsIn } from '../placeholders.ts'
import type { WordsItem } from './kinds.ts'
import { placeOf, SCREENS } from './screens.ts'

const files = await readContentFiles()

/** What stands in a drawing or picture, and the keys by which the program finds one. */
const DRAWN = /\.(today|figures|drawing|mark|picture|scene|icon|tint|bgColor|side|time|at)\b/
const KEY =
  /\.(id|slug|url|need|needs|extra|extras|exceptFor|offeredExtras|design|tags|caseStudy|kind|proof|on|key|each|paymentMode)(\.\d+)?$/

test('every text that stands in the files of owners has its place on a screen', () => {
  const parts = EDITABLE_PARTS.filter((part) => !['company', 'people', 'look'].includes(part))
  const texts = parts.flatMap((part) =>
    textsIn([], files[part]).map(({ path }) => ({ part, field: fieldOf(files[part], path) })),
  )
  const unnamed = texts
    .filter(({ part, field }) => ![field, field.replace(/\.\d+$/, '')].some((each) => placeOf(part, each)))
    .map(({ part, field }) => `${part}.${field}`)
    .filter((place) => !DRAWN.test(place) && !KEY.test(place))
  expect(unnamed).toEqual([])
})

test('every place of a screen has a text', () => {
  const empty = SCREENS.flatMap(({ sections, entries }) =>
    sections.flatMap(({ part, items }) => {
      const starts = entries ? (files[part] as Array<unknown>).map((entry) => idOf(entry) ?? '') : ['']
      return items.flatMap((item) => emptyPlaces(item, starts, part))
    }),
  )
  expect(empty).toEqual([])
})

/** The places below these entries at which none of them has anything. */
function emptyPlaces(item: WordsItem, starts: ReadonlyArray<string>, part: string): Array<string> {
  if ('fixed' in item) return []
  const name = 'list' in item ? item.list : 'field' in item ? item.field : item.fixedField
  const values = starts.map((start) => ({
    path: joined(start, name),
    value: valueAt(part, joined(start, name)),
  }))
  const found = values.filter(({ value }) => value !== undefined)
  if (found.length === 0) return [`${part}: ${name}`]
  if (!('list' in item)) return []
  const below = found.flatMap(({ path, value }) =>
    (Array.isArray(value) ? value.map((entry) => idOf(entry) ?? '') : Object.keys(value as object)).map(
      (id) => joined(path, id),
    ),
  )
  return item.items.flatMap((each) => emptyPlaces(each, below, part))
}

function valueAt(part: string, field: string): unknown {
  return field === '' ? files[part] : fieldValue(files, { part, field })
}

function joined(at: string, field: string): string {
  return [at, field].filter((path) => path !== '').join('.')
}
