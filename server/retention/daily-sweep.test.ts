import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import type { Enquiry, ExpireResult } from '../../domain/enquiry/enquiry.ts'
import {
  quarantined,
  sampleContact,
  sampleLead,
  sampleNewsletter,
} from '../../domain/enquiry/samples/enquiries.ts'
import { pathInFirebase } from '../store/firebase/owner-messages.ts'
import { readSetting, writeSetting } from '../store/sql/inbox/settings-rows.ts'
import { sqliteDatabase } from '../store/sqlite/transactions.ts'
import type { DailySweepDependencies } from './daily-sweep.ts'
import { AFTER_A_YEAR, passHours, postIds, SENT, sweepsUnderTest, WAIT_MS } from './fixture-sweeps.ts'

const { openSweep } = sweepsUnderTest()
const AFTER_30_DAYS = new Date('2026-12-21T10:00:01Z')

const consents = [
  { purpose: 'news', channel: 'email', wording: 'Send me news', page: '/contact-us', givenAt: 1 },
] as const
const agreeing: Enquiry = {
  ...sampleContact(4),
  metadata: { ...sampleContact(4).metadata, consents: [...consents] },
}
const suspect = quarantined(sampleContact(1))
const everything = [suspect, sampleContact(2), sampleLead(3), agreeing, sampleNewsletter(5)]

test('expired enquiries are deleted as the notice promises, and logged without a person', async () => {
  const { store, clock, lines, logged, start } = await openSweep(everything)
  start()
  clock.now = AFTER_30_DAYS
  await passHours(24)
  expect((await logged(1))[0]).toMatchObject([
    'warn',
    { heldBackDeleted: 1, enquiriesDeleted: 0 },
    expect.any(String),
  ])
  expect(await postIds(store)).toEqual(everything.slice(1).map(({ record }) => record.postId))

  clock.now = AFTER_A_YEAR
  await passHours(48)
  await logged(3)
  expect(lines[1]).toMatchObject(['error', {}, expect.stringContaining('The clock has leapt ahead')])
  expect(lines[2]).toEqual([
    'warn',
    { enquiriesDeleted: 2, heldBackDeleted: 0, reducedToConsent: 1, unconfirmedDeleted: 0, leftAlone: 0 },
    'What the privacy notice promises to delete was deleted.',
  ])
  expect(JSON.stringify(lines)).not.toMatch(/thandi|sipho|nkosi|@/i)
  expect(await Array.fromAsync(store.all())).toEqual([
    { ...agreeing, record: { ...agreeing.record, message: '', category: '' } },
    sampleNewsletter(5),
  ])
})

test('no byte of deleted data is left in the files while the server runs on', async () => {
  const { path, start, logged } = await openSweep([
    quarantined(sampleContact(1, { message: 'canarybird sings' })),
    sampleContact(2),
  ])
  expect(bytesOf(path)).toContain('canarybird')
  start(AFTER_30_DAYS)
  await logged(1)
  expect(bytesOf(path)).not.toContain('canarybird')
  expect(bytesOf(path)).toContain(sampleContact(2).record.postId)
})

test('after a clock jump nothing is deleted for a day, even after a restart', async () => {
  const { path, database, start } = await openSweep([sampleLead(3), suspect])
  const lastDay = () => sqliteDatabase(database).read((tx) => readSetting(tx, 'sweptOn'))
  start()
  await vi.waitFor(async () => expect(await lastDay()).toBe('2026-11-21'), WAIT_MS)

  const restarted = await openSweep([], { path })
  restarted.clock.now = AFTER_A_YEAR
  restarted.start()
  await passHours(23)
  expect(restarted.lines).toMatchObject([
    ['error', { today: '2027-11-23', sweptLast: '2026-11-21' }, expect.any(String)],
  ])
  expect(await postIds(restarted.store)).toHaveLength(2)

  restarted.clock.now = SENT // the clock is corrected
  await passHours(48)
  expect(await postIds(restarted.store)).toHaveLength(2)
  expect(await lastDay()).toBe('2026-11-21')
})

test('owners may set a shorter period for enquiries that were not won', async () => {
  const { database, store, clock, start, logged } = await openSweep([sampleContact(2)])
  await sqliteDatabase(database).transaction((tx) => writeSetting(tx, 'retentionMonths', 6))
  start(new Date('2027-05-20T10:00:00Z'))
  await passHours(1)
  expect(await postIds(store)).toHaveLength(1)
  clock.now = new Date('2027-05-22T10:00:00Z')
  await passHours(24)
  expect((await logged(1))[0]?.[1]).toMatchObject({ enquiriesDeleted: 1, leftAlone: 0 })
  expect(await postIds(store)).toEqual([])
})

test('a record without a time does not stop the sweep, and expires by its own column', async () => {
  const { database, store, logged, start } = await openSweep([sampleContact(1), sampleLead(2)])
  database.exec("UPDATE submissions SET record = json_remove(record, '$.dateSent') WHERE id = 1")
  start(AFTER_A_YEAR)
  const [line] = await logged(1)
  expect(line?.[1]).toMatchObject({ enquiriesDeleted: 2 })
  expect(await postIds(store)).toEqual([])
})

test('newsletter addresses that were not confirmed in time are deleted and counted', async () => {
  const { database, logged, start } = await openSweep([sampleLead(3), sampleNewsletter(5)])
  database.exec(`INSERT INTO subscriptions
    (id, email_folded, email, post_id, state, at, token_hash, token_until, mails_sent, wording, page, history)
    SELECT post_id, email_folded, email_folded, post_id, 'waiting', 0, post_id, 1, 1, '', '', '[]'
    FROM submissions WHERE collection = 'newsletter'`)
  start(AFTER_A_YEAR)
  const [line] = await logged(1)
  expect(line?.[1]).toMatchObject({ enquiriesDeleted: 1, unconfirmedDeleted: 1 })
})

test('for data that is also in a hosted database, the paths are logged for the owner', async () => {
  const manualErasure = { pathOf: pathInFirebase, note: 'Delete these places too' }
  const calledSpam = quarantined(sampleContact(4), 'called spam') // by staff, after its delivery
  const { logged, start } = await openSweep([suspect, sampleLead(3), calledSpam], { manualErasure })
  start(AFTER_A_YEAR)
  const [line] = await logged(1)
  const [lead, spam] = [sampleLead(3).record, calledSpam.record]
  const places = [
    `whiteLabelSolution/${lead.userId}/${lead.postId}`,
    `contactUs/${spam.userId}/${spam.postId}`,
  ]
  expect(line?.[1]).toMatchObject({ places: expect.arrayContaining(places) })
  expect(line?.[2]).toContain('Delete these places too')
})

test('many paths are logged a few per line, so that a killed server has logged most of them', async () => {
  const manualErasure = { pathOf: pathInFirebase, note: 'Delete these places too' }
  const many = Array.from({ length: 120 }, (_, index) => sampleLead(index))
  const { logged, start } = await openSweep(many, { manualErasure })
  start(AFTER_A_YEAR)
  const lines = await logged(3)
  expect(lines.map(([, fields]) => fields)).toMatchObject(
    [50, 50, 20].map((enquiriesDeleted) => ({ enquiriesDeleted })),
  )
  const places = lines.flatMap(([, fields]) => ('places' in fields ? fields.places : []))
  expect(places).toEqual(many.map(pathInFirebase))
})

test('an enquiry that waits for delivery is reported, one that was won or deleted meanwhile is not', async () => {
  const results = new Map<Enquiry, ExpireResult>([
    [sampleLead(1), 'won'],
    [sampleLead(2), 'changed'],
    [sampleLead(3), 'waiting'],
  ])
  const store: DailySweepDependencies['store'] = {
    async *all() {
      yield* results.keys()
    },
    expire: async (enquiry) => results.get(enquiry) ?? 'done',
  }
  const { logged, start } = await openSweep([], { store })
  start(AFTER_A_YEAR)
  expect(await logged(1)).toMatchObject([
    ['warn', { enquiriesDeleted: 0, leftAlone: 1 }, expect.stringContaining('left alone')],
  ])
})

/** The bytes of a database file and its write-ahead log. */
function bytesOf(path: string): string {
  return [path, `${path}-wal`].map((file) => readFileSync(file, 'latin1')).join('')
}
