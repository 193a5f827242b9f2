import { randomUUID } from 'node:crypto'
import type { Act, InboxStore, NotDone } from '../../../inbox/inbox-store.ts'
import type { Dialect, Work, Works } from '../work.ts'
import { appendEvent } from './append.ts'
import { answeredSince } from './arrivals.ts'
import { detailOf } from './detail.ts'
import { dropDraft, keepDraft, savedAnswers } from './drafts.ts'
import { rowByNumber } from './enquiry-rows.ts'
import { countDueBefore, countOfList, countsOfLists, pageOfList, remindersOf, undelivered } from './lists.ts'
import { numberDays } from './number-days.ts'
import { addressOfPerson, loadPersonData, type PersonData } from './person.ts'
import { searchTexts } from './search.ts'
import { readSetting, writeSetting } from './settings-rows.ts'
import { countsOfSubscribers, pageOfSubscribers } from './subscribers.ts'
import { subscriptionWhere } from './subscription-rows.ts'

/** The inbox over an SQL store whose enquiries keep their log, see enquiry-log.ts. */
export function sqlInbox(works: Works): InboxStore {
  const { dialect, read, write } = works
  return {
    page: (query) => read(() => pageOfList(dialect, query)),
    count: (filter) => read(() => countOfList(filter)),
    counts: () => read(countsOfLists),
    dueBefore: (moments) => read(() => inTurn(moments.map(countDueBefore))),
    undelivered: (limit) => read(() => undelivered(limit)),
    remindersOf: (staff, until, limit) => read(() => remindersOf(staff, until, limit)),
    answeredSince: (fromMs, limit) => read(() => answeredSince(dialect, fromMs, limit)),
    rows: async (numbers) => {
      const rows = await read(() => inTurn(numbers.map(rowByNumber)))
      return rows.filter((row) => row !== undefined)
    },
    detail: (number, staff) => read(() => detailOf(dialect, number, staff)),
    append: (act) => {
      const mark = randomUUID()
      return write(() => appendEvent(dialect, { ...act, mark }))
    },
    appendAll: (acts) => appendAll(works, acts),
    search: (query) => read(() => searchTexts(dialect, query)),
    numberDays: (query, begin) => numberDays(works, query, begin),

    person: (key) => read(() => personBehind(dialect, key)),

    keepDraft: (staff, number, draft) => write(() => keepDraft(staff, number, draft)),
    dropDraft: (staff, number) => write(() => dropDraft(staff, number)),
    savedAnswers: () => read(savedAnswers),
    setting: (name) => read(() => readSetting(name)),
    set: (name, value) => write(() => writeSetting(name, value)),

    subscribers: (query) => read(() => pageOfSubscribers(query)),
    subscriberCounts: () => read(countsOfSubscribers),
    subscriber: (id) => read(() => subscriptionWhere('id = ?', id)),
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

async function appendAll({ dialect, write }: Works, acts: ReadonlyArray<Act>): Promise<NotDone | null> {
  // In one order always: two that do the same at once would otherwise wait for each other.
  const inOrder = acts.toSorted((one, other) => one.number - other.number)
  const marked = inOrder.map((act) => ({ ...act, mark: randomUUID() }))
  try {
    await write(function* () {
      for (const act of marked) {
        const because = yield* appendEvent(dialect, act)
        if (because.outcome !== 'added') throw new NotAllDone({ number: act.number, because })
      }
    })
    return null
  } catch (error) {
    if (error instanceof NotAllDone) return error.notDone
    throw error
  }
}

function* personBehind(dialect: Dialect, key: string): Work<PersonData | null> {
  const address = yield* addressOfPerson(key)
  return address === null ? null : yield* loadPersonData(dialect, address)
}

function* inTurn<Result>(works: ReadonlyArray<Work<Result>>): Work<Array<Result>> {
  const results: Array<Result> = []
  for (const work of works) results.push(yield* work)
  return results
}
