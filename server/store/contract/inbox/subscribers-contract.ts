import { describe, expect, test } from 'vitest'
import { quarantined, sampleNewsletter } from '../../../../domain/enquiry/samples/enquiries.ts'
import { deleteUnconfirmed } from '../../../newsletter/delete-unconfirmed.ts'
import {
  confirmSubscription,
  recordConfirmationRequest,
  subscriptionOf,
  subscriptionOfLink,
} from '../../sql/inbox/confirmation.ts'
import { addressesOfStopLink } from '../../sql/inbox/form-consents.ts'
import { countsOfSubscribers, endSubscription, pageOfSubscribers } from '../../sql/inbox/subscribers.ts'
import { eraseByAddress } from '../../testing/erase-by-address.ts'
import { HOUR_MS, inboxTools, NOON, type OpenInbox } from './inbox-under-test.ts'

const DAY_MS = 24 * HOUR_MS
const signUp = sampleNewsletter(1)
const { postId } = signUp.record

export function subscribersContract(openInbox: OpenInbox): void {
  const open = inboxTools(openInbox)
  const opened = async () => {
    const tools = await open()
    const { database, read } = tools
    await tools.store.add(signUp)
    const id = (await read((tx) => subscriptionOf(tx, postId)))?.id ?? ''
    const link = (no: number, nowMs: number) => ({ tokenHash: `token-${no}`, untilMs: nowMs + 2 * DAY_MS })
    return {
      ...tools,
      id,
      ask: (no: number, nowMs: number) =>
        database.transaction((tx) => recordConfirmationRequest(tx, id, link(no, nowMs), nowMs)),
      confirm: (no: number, nowMs: number) => {
        const which = { tokenHash: `token-${no}`, stopTokenHash: 'stop-1', nowMs }
        return database.transaction((tx) => confirmSubscription(tx, which))
      },
      stop: (which: { id: string } | { stopTokenHash: string }, by: string | null = null) =>
        database.transaction(async (tx) => {
          const change = { state: 'stopped', at: NOON, by, words: by && 'by phone' } as const
          if ('id' in which) return await endSubscription(tx, which, change)
          const [address] = await addressesOfStopLink(tx, which.stopTokenHash)
          return address === undefined ? null : await endSubscription(tx, { address }, change)
        }),
      one: () => read((tx) => subscriptionOf(tx, postId)),
    }
  }

  describe('an address for the newsletter', () => {
    test('waits with the words that were agreed to', async () => {
      const { one } = await opened()
      expect(await one()).toMatchObject({
        email: 'ayanda@example.co.za',
        state: 'waiting',
        mailsSent: 0,
        linkUntil: null,
        history: [],
        wording: 'By pressing Join you agree.',
        page: '/',
        at: signUp.record.dateSent,
      })
    })

    test('is asked once a day, and three times in all', async () => {
      const { ask, one } = await opened()
      expect(await ask(1, NOON)).toBe('asked')
      expect(await ask(2, NOON + DAY_MS - 1)).toBe('too-soon')
      expect(await ask(2, NOON + DAY_MS)).toBe('asked')
      expect(await ask(3, NOON + 2 * DAY_MS)).toBe('asked')
      expect(await ask(4, NOON + 9 * DAY_MS)).toBe('too-often')
      expect(await one()).toMatchObject({ mailsSent: 3, linkUntil: NOON + 4 * DAY_MS })
    })

    test('is asked with all addresses of its mailbox once a day, and three times in all, until its owner answers', async () => {
      const { store, database, ask, confirm, read } = await opened()
      const askOther = async (no: number, nowMs: number) => {
        const other = sampleNewsletter(10 + no, { email: `ayanda+${no}@example.co.za` })
        await store.add(other)
        const id = (await read((tx) => subscriptionOf(tx, other.record.postId)))?.id ?? ''
        const link = { tokenHash: `other-${no}`, untilMs: nowMs + 2 * DAY_MS }
        return database.transaction((tx) => recordConfirmationRequest(tx, id, link, nowMs))
      }
      expect(await ask(1, NOON)).toBe('asked')
      expect(await askOther(1, NOON + 1)).toBe('too-soon')
      expect(await askOther(2, NOON + DAY_MS)).toBe('asked')
      expect(await askOther(3, NOON + DAY_MS + 1)).toBe('too-soon')
      expect(await askOther(4, NOON + 2 * DAY_MS - 1)).toBe('too-soon')
      await confirm(1, NOON + DAY_MS)
      expect(await askOther(5, NOON + 2 * DAY_MS)).toBe('asked')
      expect(await askOther(6, NOON + 3 * DAY_MS)).toBe('asked')
      expect(await askOther(7, NOON + 4 * DAY_MS)).toBe('too-often')
    })

    test('asked for by two at once gets one mail', async () => {
      const { ask } = await opened()
      const answers = await Promise.all([ask(1, NOON), ask(2, NOON)])
      expect(answers.toSorted()).toEqual(['asked', 'too-soon'])
    })

    test('is confirmed by the link of the last mail, within its time, and as often as it is pressed', async () => {
      const { ask, confirm, read, one } = await opened()
      await ask(1, NOON)
      await ask(2, NOON + DAY_MS)
      expect(await confirm(1, NOON + DAY_MS)).toBeNull()
      expect(await confirm(2, NOON + 3 * DAY_MS)).toBeNull()
      expect(await read((tx) => subscriptionOfLink(tx, 'token-2', NOON + 2 * DAY_MS))).toMatchObject({
        state: 'waiting',
      })
      const confirmedAt = NOON + 2 * DAY_MS
      expect(await confirm(2, confirmedAt)).toMatchObject({ state: 'confirmed', confirmedAt })
      expect(await confirm(2, confirmedAt + 1)).toMatchObject({ confirmedAt })
      expect(await one()).toMatchObject({ history: [{ state: 'waiting', at: signUp.record.dateSent }] })
      expect(await ask(3, NOON + 9 * DAY_MS)).toBe('not-waiting')
    })

    test('is stopped by its own link or by staff, and no old link confirms it again', async () => {
      const { ask, confirm, stop, one, id } = await opened()
      await ask(1, NOON)
      expect(await stop({ stopTokenHash: 'stop-1' })).toBeNull() // it never got that link
      await confirm(1, NOON)
      expect(await stop({ stopTokenHash: 'stop-1' })).toMatchObject({ state: 'stopped', by: null })
      expect(await stop({ id }, 'aisha')).toMatchObject({ state: 'stopped', by: null }) // it was already
      expect(await confirm(1, NOON + 1)).toBeNull()
      expect(await one()).toMatchObject({ history: [{ state: 'waiting' }, { state: 'confirmed' }] })
    })

    test('stopped says by whom and how it was asked; signing up again waits again, and is asked as often as a new one if it had said yes', async () => {
      const { store, stop, ask, confirm, read, id } = await opened()
      for (const no of [1, 2, 3]) await ask(no, NOON + (no - 3) * DAY_MS)
      await confirm(3, NOON)
      expect(await stop({ id }, 'aisha')).toMatchObject({ state: 'stopped', by: 'aisha', words: 'by phone' })
      const again = sampleNewsletter(2, { email: 'AYANDA@example.co.za' })
      await store.add(again)
      expect(await read((tx) => subscriptionOf(tx, again.record.postId))).toMatchObject({
        id,
        state: 'waiting',
        email: 'AYANDA@example.co.za',
        mailsSent: 0,
        words: null,
        history: [
          { state: 'waiting' },
          { state: 'confirmed' },
          { state: 'stopped', by: 'aisha', words: 'by phone' },
        ],
      })
      const asked = []
      for (const no of [4, 5, 6, 7]) asked.push(await ask(no, NOON + 1 + (no - 4) * DAY_MS))
      expect(asked).toEqual(['asked', 'asked', 'asked', 'too-often'])
      await store.add(sampleNewsletter(3)) // whoever signs it up again and again
      expect(await ask(8, NOON + 4 * DAY_MS)).toBe('too-often')
    })

    test('stopped and joined in turns, without a yes in between, is asked once a day and three times in all', async () => {
      const { store, stop, ask, confirm } = await opened()
      await ask(0, NOON)
      await confirm(0, NOON)
      const asked = []
      for (let no = 1; no <= 9; no += 1) {
        await stop({ stopTokenHash: 'stop-1' })
        await store.add(sampleNewsletter(1 + no))
        asked.push(await ask(no, NOON + no * (DAY_MS / 2)))
      }
      const all = ['asked', 'too-soon', 'asked', 'too-soon', 'asked', ...Array(4).fill('too-often')]
      expect(asked).toEqual(all)
    })

    test('stopped without a yes counts with the other addresses of its mailbox still', async () => {
      const { store, database, stop, ask, read, id } = await opened()
      await ask(1, NOON)
      await stop({ id }, 'aisha')
      const other = sampleNewsletter(9, { email: 'ayanda+9@example.co.za' })
      await store.add(other)
      const otherId = (await read((tx) => subscriptionOf(tx, other.record.postId)))?.id ?? ''
      const link = { tokenHash: 'other', untilMs: NOON + 3 * DAY_MS }
      const askOther = (nowMs: number) =>
        database.transaction((tx) => recordConfirmationRequest(tx, otherId, link, nowMs))
      expect(await askOther(NOON + 1)).toBe('too-soon')
      expect(await askOther(NOON + DAY_MS)).toBe('asked')
    })

    test('that bounced is asked again when it is signed up again, but once a day still', async () => {
      const { store, database, ask, id } = await opened()
      for (const no of [1, 2, 3]) await ask(no, NOON + (no - 3) * DAY_MS)
      const bounced = { state: 'bounced', at: NOON, by: null, words: '550 no such user' } as const
      await database.transaction((tx) => endSubscription(tx, { id }, bounced))
      await store.add(sampleNewsletter(2))
      expect(await ask(4, NOON + DAY_MS - 1)).toBe('too-soon')
      expect(await ask(4, NOON + DAY_MS)).toBe('asked')
    })

    test('that stopped and never says yes again is stopped again after a month, as it was; a new one is deleted', async () => {
      const { store, database, stop, ask, confirm, read, id } = await opened()
      await ask(1, NOON)
      await confirm(1, NOON)
      await stop({ stopTokenHash: 'stop-1' })
      await store.add(sampleNewsletter(2))
      expect(await ask(2, NOON + 1)).toBe('asked')
      const unknown = sampleNewsletter(4, { email: 'b@example.com' })
      await store.add(unknown)
      const other = (await read((tx) => subscriptionOf(tx, unknown.record.postId)))?.id ?? ''
      const link = { tokenHash: 'token-3', untilMs: NOON + 2 * DAY_MS }
      await database.transaction((tx) => recordConfirmationRequest(tx, other, link, NOON))

      expect(await database.transaction((tx) => deleteUnconfirmed(tx, NOON + 40 * DAY_MS))).toBe(1)
      expect(await read((tx) => pageOfSubscribers(tx, { limit: 9 }))).toMatchObject({
        rows: [{ id, state: 'stopped', at: NOON, by: null, linkUntil: null, confirmedAt: NOON }],
      })
      const kept = (await Array.fromAsync(store.all())).map(({ record }) => record)
      expect(kept).toMatchObject([{ status: 'stopped' }, { status: 'stopped' }])
      expect(await confirm(2, NOON + 2)).toBeNull()
      expect(await stop({ stopTokenHash: 'stop-1' })).toMatchObject({ state: 'stopped' })
      await store.add(sampleNewsletter(3))
      expect(await ask(4, NOON + 41 * DAY_MS)).toBe('asked')
    })

    test('signed up again while it is confirmed stays so', async () => {
      const { store, ask, confirm, read } = await opened()
      await ask(1, NOON)
      await confirm(1, NOON)
      await store.add(sampleNewsletter(2))
      const found = await read((tx) => subscriptionOf(tx, sampleNewsletter(2).record.postId))
      expect(found).toMatchObject({ state: 'confirmed' })
    })

    test('is in an export as what it is now, in each of its records, and comes back so', async () => {
      const { store, ask, confirm, stop, id } = await opened()
      const statuses = async () =>
        (await Array.fromAsync(store.all())).map(({ record }) => 'status' in record && record.status)
      expect(await statuses()).toEqual(['pending'])
      await ask(1, NOON)
      await confirm(1, NOON)
      await store.add(sampleNewsletter(2))
      expect(await statuses()).toEqual(['confirmed', 'confirmed'])
      await stop({ id }, 'aisha')
      expect(await statuses()).toEqual(['stopped', 'stopped'])

      const stopped = await Array.fromAsync(store.all())
      const { store: other, read } = await open()
      for (const each of stopped) await other.restore(each)
      expect(await read((tx) => countsOfSubscribers(tx))).toMatchObject({ stopped: 1, waiting: 0 })
      await other.add(sampleNewsletter(3))
      expect(await read((tx) => countsOfSubscribers(tx))).toMatchObject({ stopped: 0, waiting: 1 })
    })

    test('held back is no subscription until its release', async () => {
      const { store, read } = await opened()
      const quarantinedOne = quarantined(sampleNewsletter(2, { email: 'b@example.com' }))
      await store.add(quarantinedOne)
      expect(await read((tx) => countsOfSubscribers(tx))).toMatchObject({ waiting: 1 })
      await store.release(quarantinedOne.record.postId)
      expect(await read((tx) => countsOfSubscribers(tx))).toMatchObject({ waiting: 2 })
    })

    test('is counted in its state through all that becomes of it, until it is erased', async () => {
      const { store, database, ask, confirm, stop, read, id } = await opened()
      const counted = async () => {
        const rows = await read((tx) =>
          tx.query('SELECT state, count(*) AS count FROM subscriptions GROUP BY state'),
        )
        const counts = Object.entries(await read((tx) => countsOfSubscribers(tx))).filter(
          ([, count]) => count > 0,
        )
        expect(Object.fromEntries(counts)).toEqual(
          Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)])),
        )
        return Object.fromEntries(counts)
      }
      await store.add(sampleNewsletter(2, { email: 'b@example.com' }))
      expect(await counted()).toEqual({ waiting: 2 })
      await ask(1, NOON)
      await confirm(1, NOON)
      expect(await counted()).toEqual({ waiting: 1, confirmed: 1 })
      await stop({ id }, 'aisha')
      expect(await counted()).toEqual({ waiting: 1, stopped: 1 })
      await store.add(sampleNewsletter(3))
      expect(await counted()).toEqual({ waiting: 2 })
      await eraseByAddress(database, signUp.record.email)
      expect(await counted()).toEqual({ waiting: 1 })
    })

    test('is listed by state and by its beginning, page by page', async () => {
      const { store, stop, read, id } = await opened()
      for (const at of [2, 3, 4]) await store.add(sampleNewsletter(at, { email: `b${at}@example.com` }))
      await stop({ id }, 'aisha')
      const emails = async (query: Partial<Parameters<typeof pageOfSubscribers>[1]>) =>
        (await read((tx) => pageOfSubscribers(tx, { limit: 9, ...query }))).rows.map(({ email }) => email)
      expect(await emails({ state: 'stopped' })).toEqual(['ayanda@example.co.za'])
      expect(await emails({ email: 'B' })).toEqual(['b4@example.com', 'b3@example.com', 'b2@example.com'])
      expect(await emails({ email: '%' })).toEqual([])
      const first = await read((tx) => pageOfSubscribers(tx, { limit: 3 }))
      expect(first.rows).toHaveLength(3)
      expect(await emails({ after: first.next ?? undefined })).toHaveLength(1)
    })
  })
}
