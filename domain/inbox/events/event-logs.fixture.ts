import fc from 'fast-check'
import { momentOf } from '../../calendar/time-of-day.ts'
import type { EnquiryEvent } from './enquiry-event.ts'
import { STATUSES } from './kinds.ts'
import { refusalOf } from './next-event.ts'

export const [THANDEKA, PIETER] = ['thandeka', 'pieter'] as const
const AISHA = 'aisha'

/** An event in a test's short form; its id is its position in the log. */
export type ShortEvent = EnquiryEvent extends infer Event
  ? Event extends EnquiryEvent
    ? Partial<Omit<Event, 'kind'>> & Pick<Event, 'kind'>
    : never
  : never

const CALL = momentOf('2026-11-24', '09:30')

const DEFAULTS = {
  received: { dueAt: momentOf('2026-11-23', '11:05') },
  'held-back': { reasons: ['hidden field filled'], until: momentOf('2026-12-20', '11:05') },
  released: { dueAt: momentOf('2026-11-24', '10:24') },
  read: {},
  given: { to: PIETER },
  answered: { way: 'telephone', words: 'Yes to both.', mail: null },
  'taken-back': { fact: 1 },
  called: { way: 'telephone', words: '' },
  delivery: { outboxId: 'mail-1', outcome: 'taken', words: '' },
  'corrected-address': { to: 'nomvula@khoza.example' },
  'they-answered': { words: 'And the stock?', dueAt: momentOf('2026-11-24', '10:30') },
  'consent-withdrawn': { channel: 'email', words: null },
  note: { words: 'The brother built with us.' },
  'no-answer-needed': {},
  edited: { fact: 1, words: 'She built with us.' },
  undone: { fact: 1 },
  status: { from: 'new', to: 'won' },
  reminded: { on: '2026-11-26' },
  'call-booked': { startsAt: CALL, minutes: 20, staff: 'thandeka' },
  'call-not-booked': { startsAt: CALL, why: 'taken' },
  'call-moved': { startsAt: CALL + 86_400_000, minutes: 20, staff: 'thandeka', from: CALL },
  'call-cancelled': { startsAt: CALL, words: '', dueAt: CALL + 86_400_000 },
  'call-missed': { startsAt: CALL, words: '', dueAt: CALL + 3 * 86_400_000 },
  'call-given': { staff: 'pieter' },
} as const

const ARRIVED = momentOf('2026-11-20', '11:05')
const SITE_EVENTS = new Set(['received', 'held-back', 'delivery'])

/** A log of the given events, a minute apart. */
export function logOf(...shortEvents: ReadonlyArray<ShortEvent>): Array<EnquiryEvent> {
  return shortEvents.map((shortEvent, index) => {
    const base = {
      id: index + 1,
      at: ARRIVED + index * 60_000,
      by: SITE_EVENTS.has(shortEvent.kind) ? null : THANDEKA,
    }
    // Default fields of each kind, which the given ones override.
    return { ...base, ...DEFAULTS[shortEvent.kind], ...shortEvent } as EnquiryEvent
  })
}

/** An answer by mail, by the id of its message in the outbox. */
export function mailedAnswer(outboxId: string): ShortEvent {
  const mail = { outboxId, to: 'nomvula@khoza.example', subject: 'Your plan', attached: null }
  return { kind: 'answered', way: 'mail', words: 'Good morning Nomvula.', mail }
}

const anyBy = fc.constantFrom(THANDEKA, PIETER, AISHA)
const anyMinutes = fc.integer({ min: 0, max: 3_000 })
const anyOutboxId = fc.constantFrom('mail-1', 'mail-2', 'mail-3')

const anyStep: fc.Arbitrary<ShortEvent> = fc.oneof(
  anyBy.map((by) => ({ kind: 'released', by }) as const),
  anyBy.map((by) => ({ kind: 'held-back', by }) as const),
  anyBy.map((by) => ({ kind: 'read', by }) as const),
  fc.record({ kind: fc.constant('given' as const), by: anyBy, to: fc.option(anyBy) }),
  fc.record({ kind: fc.constant('answered' as const), by: anyBy }),
  fc.tuple(anyOutboxId, anyBy).map(([id, by]) => ({ ...mailedAnswer(id), by })),
  fc.record({ kind: fc.constant('taken-back' as const), by: anyBy, fact: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ kind: fc.constant('called' as const), by: anyBy }),
  fc.record({
    kind: fc.constant('delivery' as const),
    outboxId: anyOutboxId,
    outcome: fc.constantFrom('taken', 'failed'),
  }),
  anyBy.map((by) => ({ kind: 'corrected-address', by }) as const),
  fc.record({ kind: fc.constant('they-answered' as const), by: anyBy }),
  anyBy.map((by) => ({ kind: 'consent-withdrawn', by }) as const),
  anyBy.map((by) => ({ kind: 'note', by }) as const),
  anyBy.map((by) => ({ kind: 'no-answer-needed', by }) as const),
  fc.record({ kind: fc.constant('edited' as const), by: anyBy, fact: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ kind: fc.constant('undone' as const), by: anyBy, fact: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ kind: fc.constant('status' as const), by: anyBy, to: fc.constantFrom(...STATUSES) }),
  anyBy.map((by) => ({ kind: 'reminded', by }) as const),
)

/** Any possible log: events that the rules refuse are left out. */
export const arbitraryLog: fc.Arbitrary<Array<EnquiryEvent>> = fc
  .record({ isQuarantined: fc.boolean(), steps: fc.array(fc.tuple(anyStep, anyMinutes), { maxLength: 25 }) })
  .map(({ isQuarantined, steps }) => {
    const events = logOf({ kind: 'received' }, ...(isQuarantined ? [{ kind: 'held-back' } as const] : []))
    for (const [step, minutes] of steps) append(events, step, minutes)
    return events
  })

/** Appends an event unless it is refused. No two mails have the same id, and deadlines are later than their events. */
function append(events: Array<EnquiryEvent>, step: ShortEvent, minutes: number): void {
  const lastAt = events.at(-1)?.at ?? ARRIVED
  const at = lastAt + minutes * 60_000
  const id = events.length + 1
  const [newEvent] = logOf({
    ...step,
    id,
    at,
    ...('dueAt' in DEFAULTS[step.kind] ? { dueAt: at + 9 * 3_600_000 } : {}),
  })
  const isKnownMail =
    newEvent?.kind === 'answered' &&
    events.some(
      (event) =>
        event.kind === 'answered' && event.mail?.outboxId === newEvent.mail?.outboxId && newEvent.mail,
    )
  const isUnknownDelivery =
    newEvent?.kind === 'delivery' &&
    !events.some((event) => event.kind === 'answered' && event.mail?.outboxId === newEvent.outboxId)
  if (newEvent && !isKnownMail && !isUnknownDelivery && refusalOf(events, newEvent) === null)
    events.push(newEvent)
}
