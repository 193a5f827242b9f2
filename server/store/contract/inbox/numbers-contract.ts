import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../../../domain/calendar/calendar.ts'
import { isLate } from '../../../../domain/calendar/deadline.ts'
import { dayOf, momentOf } from '../../../../domain/calendar/time-of-day.ts'
import {
  quarantined,
  sampleContact,
  sampleLead,
  samplePlan,
} from '../../../../domain/enquiry/samples/enquiries.ts'
import { figuresOf } from '../../../../domain/inbox/numbers/figures.ts'
import type { FormDay } from '../../../../domain/inbox/numbers/numbers.ts'
import type { Database } from '../../sql/database.ts'
import { formDaysOfPeriod } from '../../sql/inbox/form-days.ts'
import { enquiriesToExport } from '../../sql/inbox/logged-enquiries.ts'
import { eraseByAddress } from '../../testing/erase-by-address.ts'
import { type InboxTools, inboxTools, NOON, type OpenInbox } from './inbox-under-test.ts'

const FIRST_DAY = '2026-11-16'
const DAYS = Array.from({ length: 12 }, (_, index) => addDays(FIRST_DAY, index))
const ENQUIRIES = 12
/** `npm test -- --all` tries enough histories to check a change of the projection. */
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
  ),
  number: fc.integer({ min: 1, max: ENQUIRIES }),
  day: fc.constantFrom(...DAYS.slice(0, 8)),
  minutes: fc.integer({ min: 0, max: 3_000 }),
})
type AnyAct = typeof anyAct extends fc.Arbitrary<infer Act> ? Act : never

/** The source data of the statistics, in every SQL store. */
export function numbersContract(openInbox: OpenInbox): void {
  const open = inboxTools(openInbox)

  test('the statistics equal a count of all enquiries’ logs, after any events', async () => {
    const tools = await open()
    await fc.assert(
      fc.asyncProperty(fc.array(anyAct, { maxLength: 25 }), async (history) => {
        await tools.database.transaction((tx) => tx.query('DELETE FROM submissions'))
        const numbers: Array<number> = []
        for (const act of history) await doAct(tools, act, numbers)
        expect(await countedRows(tools.database)).toEqual(await countedFromLogs(tools.database))
      }),
      { numRuns: HISTORIES },
    )
  })
}

/** Performs an action if it is possible. @param numbers existing enquiries, to which a new one is added */
async function doAct(
  { store, database, append }: InboxTools,
  act: AnyAct,
  numbers: Array<number>,
): Promise<void> {
  const at = momentOf(act.day, '09:00') + act.minutes * 60_000
  const sampleNumber = numbers.length + 1
  const number = numbers[act.number % sampleNumber] ?? 0
  if (act.act === 'arrive' || act.act === 'arrive-held') {
    const samples = [sampleContact, samplePlan, sampleLead]
    const sample = samples[act.number % samples.length]?.(sampleNumber) ?? sampleContact(sampleNumber)
    const enquiry = {
      ...sample,
      record: { ...sample.record, dateSent: at, email: `e${sampleNumber}@example.com` },
    }
    await store.add(act.act === 'arrive' ? (enquiry as typeof sample) : quarantined(enquiry as typeof sample))
    const [row] = await database.read((tx) => tx.query('SELECT max(number) AS number FROM enquiries'))
    numbers.push(Number(row?.number))
  } else if (act.act === 'erase') await eraseByAddress(database, `e${act.number}@example.com`)
  else if (act.act === 'release') {
    const [row] = await database.read((tx) =>
      tx.query('SELECT post_id FROM enquiries WHERE number = ?', [number]),
    )
    if (row) await store.release(String(row.post_id))
  } else if (act.act === 'answer')
    await append(number, { kind: 'answered', way: 'telephone', words: 'Yes.', mail: null, at })
  else if (act.act === 'take-back') {
    const [row] = await database.read((tx) =>
      tx.query(
        "SELECT max(id) AS id FROM facts JOIN enquiries USING (post_id) WHERE number = ? AND kind = 'answered'",
        [number],
      ),
    )
    if (row?.id) await append(number, { kind: 'taken-back', fact: Number(row.id), at })
  } else if (act.act === 'they-answer')
    await append(number, { kind: 'they-answered', words: 'And the stock?', dueAt: at + NOON, at })
  else await append(number, { kind: 'status', from: 'new', to: 'lost', at })
}

async function countedRows(database: Database): Promise<Array<FormDay>> {
  return sorted(await formDaysOfPeriod(database, FIRST_DAY, DAYS.at(-1) ?? FIRST_DAY))
}

/** The expected result of {@link countedRows}, from the log of every enquiry. */
async function countedFromLogs(database: Database): Promise<Array<FormDay>> {
  const forms = new Map<string, FormDay>()
  for (const { enquiry, events } of await database.read((tx) => enquiriesToExport(tx, 0, 1_000))) {
    const figures = figuresOf(enquiry, events)
    if (!figures || !DAYS.includes(dayOf(figures.arrivedAt))) continue
    const { arrivedAt, collection, category, hasPlan, isOpen, answeredAt, dueAt } = figures
    const day = dayOf(arrivedAt)
    const noEnquiries = { enquiries: 0, withPlan: 0, unanswered: 0, answeredInTime: 0, answers: [] }
    const form = forms.get(`${day} ${collection} ${category}`) ?? {
      day,
      collection,
      category,
      ...noEnquiries,
    }
    forms.set(`${day} ${collection} ${category}`, {
      ...form,
      enquiries: form.enquiries + 1,
      withPlan: form.withPlan + (hasPlan ? 1 : 0),
      unanswered: form.unanswered + (isOpen ? 1 : 0),
      answeredInTime: form.answeredInTime + (answeredAt !== null && !isLate(answeredAt, dueAt) ? 1 : 0),
      answers: answeredAt === null ? form.answers : [...form.answers, { arrivedAt, answeredAt }],
    })
  }
  return sorted([...forms.values()])
}

function sorted(forms: ReadonlyArray<FormDay>): Array<FormDay> {
  const key = ({ day, collection, category }: FormDay) => [day, collection, category].join()
  return forms
    .map((form) => ({
      ...form,
      answers: form.answers.toSorted((a, b) => a.arrivedAt - b.arrivedAt || a.answeredAt - b.answeredAt),
    }))
    .toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}
