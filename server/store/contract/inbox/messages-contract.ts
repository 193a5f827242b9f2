import { describe, expect, test } from 'vitest'
import { sampleContact } from '../../../../domain/enquiry/samples/enquiries.ts'
import { type Claimed, LEASE_MS, SET_ASIDE_MS, TRIED_FOR_MS } from '../../outbox.ts'
import { writeSetting } from '../../sql/inbox/settings-rows.ts'
import { outboxOver, putIntoOutbox, settleMessage } from '../../sql/outbox.ts'
import { cancelMessage, openMessage, openMessages, resendMessage } from '../../sql/outbox-messages.ts'
import { eraseByAddress } from '../../testing/erase-by-address.ts'
import { inboxTools, type OpenInbox } from './inbox-under-test.ts'

const { postId } = sampleContact(1).record
const DUE = 10_000

export function messagesContract(openInbox: OpenInbox): void {
  const open = inboxTools(openInbox)
  /** One enquiry, with a mail about it that is due in ten seconds. */
  const opened = async () => {
    const tools = await open()
    await tools.store.add(sampleContact(1))
    const message = { topic: 'mail', id: 'm', postId, lane: null, payload: '{"kind":"reply"}' }
    await tools.database.transaction((tx) => putIntoOutbox(tx, message, DUE))
    const outbox = outboxOver(tools.database)
    return { ...tools, outbox, write: tools.database.transaction }
  }
  const claimed = async (outbox: ReturnType<typeof outboxOver>, nowMs: number): Promise<Claimed> => {
    const [claim] = await outbox.claim('mail', nowMs, 10)
    if (!claim) throw new Error('Nothing was due')
    return claim
  }

  describe('a message of the outbox', () => {
    test('is delivered when it is due and not before, and says of which enquiry it tells', async () => {
      const { read, outbox } = await opened()
      expect(await outbox.claim('mail', DUE - 1, 10)).toEqual([])
      expect(await read((tx) => openMessages(tx, 'mail', 10))).toEqual([
        {
          topic: 'mail',
          id: 'm',
          payload: '{"kind":"reply"}',
          attempts: 0,
          enquiry: 1,
          nextTryMs: DUE,
          sinceMs: DUE,
          failedMs: null,
          words: null,
        },
      ])
      expect(await claimed(outbox, DUE)).toMatchObject({ id: 'm', triedUntil: DUE + TRIED_FOR_MS })
      expect(await read((tx) => openMessages(tx, 'other', 10))).toEqual([])
    })

    test('can be taken back until it is due, and not after', async () => {
      const { read, write, outbox } = await opened()
      expect(await write((tx) => cancelMessage(tx, 'mail', 'm', DUE))).toBe(false)
      expect(await write((tx) => cancelMessage(tx, 'mail', 'm', DUE - 1))).toBe(true)
      expect(await write((tx) => cancelMessage(tx, 'mail', 'm', DUE - 1))).toBe(false)
      expect(await outbox.claim('mail', DUE, 10)).toEqual([])
      expect(await read((tx) => openMessage(tx, 'mail', 'm'))).toBeNull()
    })

    test('is not taken back once somebody has begun, however the clocks go', async () => {
      const { write, outbox } = await opened()
      await claimed(outbox, DUE)
      expect(await write((tx) => cancelMessage(tx, 'mail', 'm', 0))).toBe(false)
    })

    test('is not sent again by others while it may be taken back', async () => {
      const { write, outbox } = await opened()
      expect(await write((tx) => resendMessage(tx, 'mail', 'm', DUE - 1))).toBe(false)
      expect(await outbox.resend('mail', DUE - 1)).toBe(0)
      expect(await write((tx) => cancelMessage(tx, 'mail', 'm', DUE - 1))).toBe(true)
    })

    test('that failed says why, and is sent again by itself', async () => {
      const { read, write, outbox } = await opened()
      await outbox.settle(await claimed(outbox, DUE), {
        kind: 'failed',
        at: DUE + 1,
        failure: '550 no such user',
      })
      expect(await read((tx) => openMessage(tx, 'mail', 'm'))).toMatchObject({
        nextTryMs: null,
        failedMs: DUE + 1,
        words: '550 no such user',
      })
      expect(await write((tx) => resendMessage(tx, 'mail', 'other', DUE + 2))).toBe(false)
      expect(await write((tx) => resendMessage(tx, 'mail', 'm', DUE + 2))).toBe(true)
      expect(await read((tx) => openMessage(tx, 'mail', 'm'))).toMatchObject({
        nextTryMs: DUE + 2,
        words: null,
      })
      expect(await claimed(outbox, DUE + 2)).toMatchObject({ attempts: 1 })
      expect(await write((tx) => resendMessage(tx, 'mail', 'm', DUE + 3))).toBe(false) // it is on its way
      expect(await write((tx) => resendMessage(tx, 'mail', 'm', DUE + 2 + LEASE_MS))).toBe(true) // whoever had it is gone
    })

    test('that waits for another try says why and when', async () => {
      const { read, outbox } = await opened()
      await outbox.settle(await claimed(outbox, DUE), { kind: 'due', at: DUE + 5_000, reason: '421 busy' })
      expect(await read((tx) => openMessages(tx, 'mail', 10))).toMatchObject([
        { nextTryMs: DUE + 5_000, words: '421 busy', attempts: 1 },
      ])
    })

    test('is settled with what follows from it, or neither stands', async () => {
      const { read, write, outbox } = await opened()
      const claim = await claimed(outbox, DUE)
      const settle = (isBroken: boolean) =>
        write(async (tx) => {
          const isSettled = await settleMessage(tx, claim, { kind: 'delivered', at: DUE + 1 })
          await writeSetting(tx, 'webhookUrl', 'what follows')
          if (isBroken) throw new RangeError('no')
          return isSettled
        })
      await expect(settle(true)).rejects.toThrow(new RangeError('no'))
      expect(await read((tx) => openMessage(tx, 'mail', 'm'))).not.toBeNull()
      expect(await settle(false)).toBe(true)
      expect(await read((tx) => openMessage(tx, 'mail', 'm'))).toBeNull()
    })

    test('keeps its enquiry while it is tried, and not once it has failed for good or is set aside', async () => {
      const { store, outbox } = await opened()
      expect(await store.expire(sampleContact(1), null)).toBe('waiting')
      await outbox.settle(await claimed(outbox, DUE), { kind: 'due', at: SET_ASIDE_MS, reason: 'no server' })
      expect(await store.expire(sampleContact(1), null)).toBe('done')
    })

    test('goes with its enquiry, also where somebody is delivering it', async () => {
      const { database, outbox } = await opened()
      const claim = await claimed(outbox, DUE)
      await eraseByAddress(database, sampleContact(1).record.email)
      expect(await outbox.settle(claim, { kind: 'delivered', at: DUE })).toBe(false)
      expect(await database.read((tx) => tx.query('SELECT id FROM outbox'))).toEqual([])
    })
  })
}
