import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDate } from '../../../../domain/calendar/calendar.ts'
import { dayOf, momentOf } from '../../../../domain/calendar/time-of-day.ts'
import { OFFICE_HOURS } from '../../../../domain/calendar/working-time.fixture.ts'
import type { WorkingHours } from '../../../../domain/calendar/working-time.ts'
import {
  quarantined,
  sampleContact,
  sampleLead,
  samplePlan,
} from '../../../../domain/enquiry/samples/enquiries.ts'
import {
  createDayCount,
  type DayCount,
  type DayNumbers,
} from '../../../../domain/inbox/numbers/day-numbers.ts'
import { figuresOf } from '../../../../domain/inbox/numbers/figures.ts'
import type { Database } from '../../sql/database.ts'
import { exportRows } from '../../sql/inbox/arrivals.ts'
import { numberDays } from '../../sql/inbox/number-days.ts'
import { eraseByAddress } from '../../testing/erase-by-address.ts'
import { type InboxTools, inboxTools, NOON, type OpenInbox } from './inbox-under-test.ts'

const FIRST_DAY = '2026-11-16'
const DAYS = Array.from({ length: 12 }, (_, place) => addDays(FIRST_DAY, place))
const ENQUIRIES = 12
/** `npm test -- --all` tries as many histories as it takes to trust a change of the triggers. */
const HISTORIES = process.env.ALL_SAMPLES ? 5_000 : 25

const anyAct = fc.record({
  act: fc.constantFrom(
    'arrive',
    'arrive-held',
    'release',
    'answer',
    'take-back',
    'they-answer',
    'lose',
    'erase',
    'ask',
  ),
  number: fc.integer({ min: 1, max: ENQUIRIES }),
  day: fc.constantFrom(...DAYS.slice(0, 8)),
  minutes: fc.integer({ min: 0, max: 3_000 }),
})
type AnyAct = typeof anyAct extends fc.Arbitrary<infer Act> ? Act : never

/** The numbers of the inbox by day, in every SQL store. */
export function numbersContract(openInbox: OpenInbox): void {
  const open = inboxTools(openInbox)

  describe('numbers by day', () => {
    test('are what counting every enquiry anew gives, whatever happened to them', async () => {
      const tools = await open()
      await fc.assert(
        fc.asyncProperty(fc.array(anyAct, { maxLength: 25 }), async (history) => {
          await tools.database.transaction((tx) => tx.query('DELETE FROM submissions'))
          const numbers: Array<number> = []
          for (const act of history) await doAct(tools, act, numbers)
          expect(await stored(tools.database)).toEqual(await countedAnew(tools.database))
        }),
        { numRuns: HISTORIES },
      )
    })

    test('are counted once, and again where something changed or the hours did', async () => {
      const { store, database, append } = await open()
      for (const at of [1, 2])
        await store.add(sampleContact(at, { dateSent: momentOf(FIRST_DAY, '10:00') + at }))
      const counted: Array<CalendarDate> = []
      const ask = async (hours: WorkingHours = OFFICE_HOURS) => {
        const numbers = await stored(database, hours, counted)
        return { counted: counted.splice(0), numbers }
      }
      expect((await ask()).counted).toEqual(DAYS)
      expect((await ask()).counted).toEqual([])
      await append(2, {
        kind: 'answered',
        way: 'telephone',
        words: 'Yes.',
        mail: null,
        at: momentOf(FIRST_DAY, '12:00'),
      })
      expect((await ask()).counted).toEqual([FIRST_DAY])
      await append(1, { kind: 'note', words: 'Called twice.' })
      expect((await ask()).counted).toEqual([])
      const free = await ask({ ...OFFICE_HOURS, extraHolidays: [FIRST_DAY] })
      expect(free.counted).toEqual(DAYS)
      expect(free.numbers[0]?.answers).toMatchObject({ count: 1, longestMinutes: 0 })
      expect((await ask()).numbers[0]?.answers).toMatchObject({ count: 1, longestMinutes: 119 })
    })

    test('count what came in while they were counted, by the next who asks at the latest', async () => {
      const { store, database } = await open()
      const coming: Array<Promise<unknown>> = []
      await numberDays(database, { days: DAYS, rule: 'a' }, (day) => {
        coming.push(store.add(sampleContact(coming.length + 1, { dateSent: momentOf(day, '10:00') })))
        return createDayCount(day, OFFICE_HOURS)
      })
      await Promise.all(coming)
      const numbers = await stored(database, OFFICE_HOURS)
      expect(numbers.map(({ unanswered }) => unanswered)).toEqual(DAYS.map(() => 1))
    })

    test('are counted again where another version stored them in another shape', async () => {
      const { store, database } = await open()
      await store.add(sampleContact(1, { dateSent: momentOf(FIRST_DAY, '10:00') }))
      const numbers = await stored(database)
      await database.transaction((tx) =>
        tx.query("UPDATE number_days SET numbers = '{}' WHERE day = ?", FIRST_DAY),
      )
      const counted: Array<CalendarDate> = []
      expect(await stored(database, OFFICE_HOURS, counted)).toEqual(numbers)
      expect(counted).toEqual([FIRST_DAY])
    })

    test('count what a server of an older version stored and changed', async () => {
      const { store, database } = await open()
      for (const at of [1, 2])
        await store.add(sampleContact(at, { dateSent: momentOf(FIRST_DAY, '10:00') + at }))
      await stored(database)
      await database.transaction(async (tx) => {
        await tx.query('UPDATE enquiries SET version = version + 1 WHERE number = 1')
        await tx.query(
          'UPDATE enquiries SET figures = NULL, counted_on = NULL, figures_version = NULL WHERE number = 2',
        )
      })
      expect(await stored(database)).toEqual(await countedAnew(database))
    })
  })
}

/** Does an act where it can be done. @param numbers those that arrived, which gains the number of one that does now */
async function doAct(
  { store, database, append }: InboxTools,
  act: AnyAct,
  numbers: Array<number>,
): Promise<void> {
  const at = momentOf(act.day, '09:00') + act.minutes * 60_000
  const place = numbers.length + 1
  const number = numbers[act.number % place] ?? 0
  if (act.act === 'ask') await stored(database)
  else if (act.act === 'arrive' || act.act === 'arrive-held') {
    const samples = [sampleContact, samplePlan, sampleLead]
    const sample = samples[act.number % samples.length]?.(place) ?? sampleContact(place)
    const sent = { ...sample, record: { ...sample.record, dateSent: at, email: `e${place}@example.com` } }
    await store.add(act.act === 'arrive' ? (sent as typeof sample) : quarantined(sent as typeof sample))
    const [row] = await database.read((tx) => tx.query('SELECT max(number) AS number FROM enquiries'))
    numbers.push(Number(row?.number))
  } else if (act.act === 'erase') await eraseByAddress(database, `e${act.number}@example.com`)
  else if (act.act === 'release') {
    const [row] = await database.read((tx) =>
      tx.query('SELECT post_id FROM enquiries WHERE number = ?', number),
    )
    if (row) await store.release(String(row.post_id))
  } else if (act.act === 'answer')
    await append(number, { kind: 'answered', way: 'telephone', words: 'Yes.', mail: null, at })
  else if (act.act === 'take-back') {
    const [row] = await database.read((tx) =>
      tx.query(
        "SELECT max(id) AS id FROM facts JOIN enquiries USING (post_id) WHERE number = ? AND kind = 'answered'",
        number,
      ),
    )
    if (row?.id) await append(number, { kind: 'taken-back', fact: Number(row.id), at })
  } else if (act.act === 'they-answer')
    await append(number, { kind: 'they-answered', words: 'And the stock?', dueAt: at + NOON, at })
  else await append(number, { kind: 'status', from: 'new', to: 'lost', at })
}

/** The numbers of each of {@link DAYS}. @param counted is told of each day that is counted */
async function stored(
  database: Database,
  hours = OFFICE_HOURS,
  counted: Array<CalendarDate> = [],
): Promise<Array<DayNumbers>> {
  const rule = JSON.stringify(hours)
  const numbers = await numberDays(database, { days: DAYS, rule }, (day) => {
    counted.push(day)
    return createDayCount(day, hours)
  })
  return DAYS.map((day) => inOrder(numbers.get(day)))
}

async function countedAnew(database: Database): Promise<Array<DayNumbers>> {
  const counts = new Map<CalendarDate, DayCount>(DAYS.map((day) => [day, createDayCount(day, OFFICE_HOURS)]))
  for (const { enquiry, events } of await database.read((tx) => exportRows(tx, 0, 1_000))) {
    const figures = figuresOf(enquiry, events)
    if (figures) counts.get(dayOf(figures.arrivedAt))?.add(figures)
  }
  return DAYS.map((day) => inOrder(counts.get(day)?.numbers()))
}

/** In one order, whichever enquiry was counted first. */
function inOrder(numbers: DayNumbers | undefined): DayNumbers {
  if (!numbers) throw new Error('A day was left out')
  const { forms, ...others } = numbers
  return {
    ...others,
    forms: forms.toSorted((a, b) =>
      `${a.collection} ${a.category}` < `${b.collection} ${b.category}` ? -1 : 1,
    ),
  }
}
