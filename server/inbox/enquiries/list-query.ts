import { momentOf } from '../../../domain/calendar/time-of-day.ts'
import {
  type Filter,
  type ListQuery,
  listQuerySchema,
  type SearchQuery,
  searchQuerySchema,
} from '../../../domain/inbox/api/enquiry-list.ts'
import type { ListCursor, PageQuery } from '../../store/sql/inbox/lists.ts'
import type { SearchQuery as StoredSearch } from '../../store/sql/inbox/search.ts'
import { fieldErrorMessages, plainSentence } from '../requests/field-sentences.ts'
import { fieldErrorsRefusal, type Refused } from '../requests/refusal.ts'

const DAY_MS = 86_400_000
const CURSOR = /^(-?\d{1,16})\.(\d{1,16})$/
const HIT_CURSOR = /^\d{1,15}$/
const WRONG_CURSOR = fieldErrorsRefusal({ after: 'There is no such page' })

/** Parses the query of a list. @param me the id of the signed-in member of staff */
export function listQueryOf(query: URLSearchParams, me: string): Omit<PageQuery, 'limit'> | Refused {
  const parameters = Object.fromEntries(query)
  const parsed = listQuerySchema.safeParse(parameters, { error: plainSentence })
  if (!parsed.success) return fieldErrorsRefusal(fieldErrorMessages(parsed.error, parameters))
  const { list, after } = parsed.data
  const cursor = after === undefined ? undefined : parseCursor(after)
  return cursor === null
    ? WRONG_CURSOR
    : { list, ...filterOf(parsed.data, me), sort: sortOf(parsed.data), after: cursor }
}

/** Parses the query of a search. @param me the id of the signed-in member of staff */
export function searchQueryOf(query: URLSearchParams, me: string): Omit<StoredSearch, 'limit'> | Refused {
  const parameters = Object.fromEntries(query)
  const parsed = searchQuerySchema.safeParse(parameters, { error: plainSentence })
  if (!parsed.success) return fieldErrorsRefusal(fieldErrorMessages(parsed.error, parameters))
  const { q, status, after }: SearchQuery = parsed.data
  if (after !== undefined && !HIT_CURSOR.test(after)) return WRONG_CURSOR
  return {
    text: q,
    status,
    ...filterOf(parsed.data, me),
    after: after === undefined ? undefined : Number(after),
  }
}

/** A list cursor as an opaque text: see {@link parseCursor}. */
export function cursorText(cursor: ListCursor | null): string | null {
  return cursor && `${cursor.at}.${cursor.number}`
}

function parseCursor(text: string): ListCursor | null {
  const [, at, number] = CURSOR.exec(text) ?? []
  return at && number ? { at: Number(at), number: Number(number) } : null
}

/** Sorting by deadline is possible only in lists with deadlines. */
function sortOf({ list, sort }: ListQuery): PageQuery['sort'] {
  if (list === 'needs') return sort ?? 'due'
  return sort === 'oldest' ? 'oldest' : 'newest'
}

/** The period includes both days. */
function filterOf({ who, about, from, until }: Omit<Filter, 'sort'>, me: string) {
  return {
    topic: about,
    assignee: who === 'nobody' ? null : who === 'me' ? me : who,
    fromMs: from === undefined ? undefined : momentOf(from, '00:00'),
    untilMs: until === undefined ? undefined : momentOf(until, '00:00') + DAY_MS,
  }
}
