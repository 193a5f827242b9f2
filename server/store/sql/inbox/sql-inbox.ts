import { randomUUID } from 'node:crypto'
import type { Act, InboxStore, NotDone } from '../../../inbox/inbox-store.ts'
import type { Database, Transaction } from '../database.ts'
import { appendEvent } from './append.ts'
import { answeredSince } from './arrivals.ts'
import { detailOf } from './detail.ts'
import { dropDraft, keepDraft, savedAnswers } from './drafts.ts'
import { rowByNumber } from './enquiry-rows.ts'
import { countDueBefore, countOfList, countsOfLists, pageOfList, remindersOf, undelivered } from './lists.ts'
import { addressOfPerson, loadPersonData, type PersonData } from './person.ts'
import { searchTexts } from './search.ts'
import { readSetting } from './settings-rows.ts'
import { countsOfSubscribers, pageOfSubscribers } from './subscribers.ts'

/** The inbox over an SQL store whose enquiries keep their log, see add-to-inbox.ts. */
export function sqlInbox(database: Database): InboxStore {
  const { read, transaction } = database
  return {
    page: (query) => read((tx) => pageOfList(tx, query)),
    count: (filter) => read((tx) => countOfList(tx, filter)),
    counts: () => read(countsOfLists),
    dueBefore: (moments) => read((tx) => oneByOne(moments, (moment) => countDueBefore(tx, moment))),
    undelivered: (limit) => read((tx) => undelivered(tx, limit)),
    remindersOf: (staff, until, limit) => read((tx) => remindersOf(tx, staff, until, limit)),
    answeredSince: (fromMs, limit) => read((tx) => answeredSince(tx, fromMs, limit)),
    rows: async (numbers) => {
      const rows = await read((tx) => oneByOne(numbers, (number) => rowByNumber(tx, number)))
      return rows.filter((row) => row !== undefined)
    },
    detail: (number, staff) => read((tx) => detailOf(tx, number, staff)),
    append: (act) => {
      const mark = randomUUID()
      return transaction((tx) => appendEvent(tx, { ...act, mark }))
    },
    appendAll: (acts) => appendAll(database, acts),
    search: (query) => read((tx) => searchTexts(tx, query)),

    person: (key) => read((tx) => personBehind(tx, key)),

    keepDraft: (staff, number, draft) => transaction((tx) => keepDraft(tx, staff, number, draft)),
    dropDraft: (staff, number) => transaction((tx) => dropDraft(tx, staff, number)),
    savedAnswers: () => read(savedAnswers),
    setting: (name) => read((tx) => readSetting(tx, name)),

    subscribers: (query) => read((tx) => pageOfSubscribers(tx, query)),
    subscriberCounts: () => read(countsOfSubscribers),
  }
}

/** Takes back a transaction in which one act could not be done. */
class NotAllDone extends Error {
  readonly notDone: NotDone
  constructor(notDone: NotDone) {
    super(`${notDone.number}: ${notDone.because.outcome}`)
    this.notDone = notDone
  }
}

async function appendAll({ transaction }: Database, acts: ReadonlyArray<Act>): Promise<NotDone | null> {
  // In one order always: two that do the same at once would otherwise wait for each other.
  const inOrder = acts.toSorted((one, other) => one.number - other.number)
  const marked = inOrder.map((act) => ({ ...act, mark: randomUUID() }))
  try {
    await transaction(async (tx) => {
      for (const act of marked) {
        const because = await appendEvent(tx, act)
        if (because.outcome !== 'added') throw new NotAllDone({ number: act.number, because })
      }
    })
    return null
  } catch (error) {
    if (error instanceof NotAllDone) return error.notDone
    throw error
  }
}

async function personBehind(tx: Transaction, key: string): Promise<PersonData | null> {
  const address = await addressOfPerson(tx, key)
  return address === null ? null : await loadPersonData(tx, address)
}

async function oneByOne<Item, Result>(
  items: ReadonlyArray<Item>,
  readOne: (item: Item) => Promise<Result>,
): Promise<Array<Result>> {
  const results: Array<Result> = []
  for (const item of items) results.push(await readOne(item))
  return results
}
