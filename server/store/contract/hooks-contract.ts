import { afterEach, describe, expect, test } from 'vitest'
import type { EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import { quarantined, sampleContact, sampleLead } from '../../../domain/enquiry/samples/enquiries.ts'
import type { Database, Transaction } from '../sql/database.ts'
import type { EnquiryHooks } from '../sql/store-enquiry.ts'

export type StoreWithDatabase = { store: EnquiryStore; database: Database }

const PUT = `INSERT INTO outbox (topic, id, post_id, payload, due_at, tried_until) VALUES ('mail', ?, ?, '{}', 0, 0)`

/** Queues a message of an enquiry in the outbox. */
export async function putMessage(tx: Transaction, postId: string, id = postId): Promise<void> {
  await tx.query(PUT, id, postId)
}

/** The ids of the messages in the outbox. */
export function messagesIn(database: Database): Promise<Array<unknown>> {
  return database.read(async (tx) => {
    return (await tx.query('SELECT id FROM outbox ORDER BY id')).map(({ id }) => id)
  })
}

/** Guarantees of every SQL store: of transactions, and of the hooks in an enquiry's transaction. */
export function hooksContract(openWith: (hooks: EnquiryHooks) => Promise<StoreWithDatabase>): void {
  const openedStores: Array<EnquiryStore> = []
  const open = async (hooks: EnquiryHooks = {}) => {
    const storeAndDatabase = await openWith(hooks)
    openedStores.push(storeAndDatabase.store)
    return storeAndDatabase
  }
  afterEach(async () => {
    for (const store of openedStores.splice(0)) await store.close()
  })
  const { postId } = sampleContact(1).record

  describe('a transaction', () => {
    test('is committed as a whole, and returns what it read, including its own changes', async () => {
      const { store, database } = await open()
      await store.add(sampleContact(1))
      const rowCount = await database.transaction(async (tx) => {
        await putMessage(tx, postId, 'a')
        await putMessage(tx, postId, 'b')
        const [row] = await tx.query('SELECT count(*) AS count FROM outbox WHERE post_id = ?', postId)
        return row?.count
      })
      expect(rowCount).toBe(2)
      expect(await messagesIn(database)).toEqual(['a', 'b'])
    })

    test('that throws leaves nothing, and the next one is committed', async () => {
      const { database } = await open()
      const failingTransaction = database.transaction(async (tx) => {
        await tx.query(PUT, 'a', null)
        throw new RangeError('no')
      })
      await expect(failingTransaction).rejects.toThrow(new RangeError('no'))
      await database.transaction((tx) => tx.query(PUT, 'b', null))
      expect(await messagesIn(database)).toEqual(['b'])
    })

    test('with a failed statement leaves nothing', async () => {
      const { database } = await open()
      const failingTransaction = database.transaction(async (tx) => {
        await tx.query(PUT, 'a', null)
        await tx.query(PUT, 'a', null)
      })
      await expect(failingTransaction).rejects.toThrow(/unique/i)
      expect(await messagesIn(database)).toEqual([])
    })

    test('keeps text exactly, as parameters and never as SQL', async () => {
      const { database } = await open()
      const text = `?'); DROP TABLE outbox; -- $1 \\ " 👩🏾‍💻`
      await database.transaction((tx) => tx.query(PUT, text, null))
      expect(await messagesIn(database)).toEqual([text])
    })
  })

  describe('a hook of an enquiry', () => {
    const queueingHooks: EnquiryHooks = {
      hosted: {
        queueStored: (tx, { record }) => putMessage(tx, record.postId, 'stored'),
        queueReleased: (tx, { record, metadata }) =>
          putMessage(tx, record.postId, metadata.quarantine ? 'still quarantined' : 'released'),
      },
      messages: {
        queue: async () => {},
        restoreLinks: (tx, { record }) => putMessage(tx, record.postId, 'restored'),
        withdrawCall: async () => {},
      },
    }
    const hooksWithQueue = (queue: NonNullable<EnquiryHooks['messages']>['queue']): EnquiryHooks => ({
      messages: { queue, restoreLinks: async () => {}, withdrawCall: async () => {} },
    })

    test('runs once in the enquiry’s transaction, however often the enquiry is sent', async () => {
      const { store, database } = await open(queueingHooks)
      await store.add(sampleContact(1))
      await store.add(sampleContact(1))
      expect(await messagesIn(database)).toEqual(['stored'])
    })

    test('gets the options of `add`', async () => {
      const tokens: Array<unknown> = []
      const { store } = await open(
        hooksWithQueue(async (tx, { record }, { visitorToken }) => {
          tokens.push(visitorToken)
          await putMessage(tx, record.postId)
        }),
      )
      await store.add(sampleContact(1), { visitorToken: 'a token' })
      expect(tokens).toEqual(['a token'])
    })

    test('that fails rolls back the enquiry, and both can be tried again', async () => {
      let isBroken = true
      const { store, database } = await open(
        hooksWithQueue(async (tx, { record }) => {
          await putMessage(tx, record.postId)
          if (isBroken) throw new RangeError('no')
        }),
      )
      await expect(store.add(sampleContact(1))).rejects.toThrow(new RangeError('no'))
      expect(await Array.fromAsync(store.all())).toEqual([])
      expect(await messagesIn(database)).toEqual([])
      isBroken = false
      expect(await store.add(sampleContact(1))).toEqual({ outcome: 'stored' })
      expect(await messagesIn(database)).toEqual([postId])
    })

    test('differs for restored enquiries, and for released ones', async () => {
      const { store, database } = await open(queueingHooks)
      await store.restore(quarantined(sampleContact(1)))
      await store.restore(quarantined(sampleContact(1)))
      expect(await messagesIn(database)).toEqual(['restored'])
      await store.release(postId)
      await store.release(postId)
      expect(await messagesIn(database)).toEqual(['released', 'restored'])
    })

    test('that fails rolls back a release', async () => {
      const { store } = await open({
        hosted: {
          async queueReleased(tx, { record }) {
            await putMessage(tx, record.postId)
            throw new RangeError('no')
          },
        },
      })
      await store.add(quarantined(sampleContact(1)))
      await expect(store.release(postId)).rejects.toThrow(new RangeError('no'))
      expect(await Array.fromAsync(store.all())).toEqual([quarantined(sampleContact(1))])
    })

    test('runs once after expired enquiries are deleted, and rolls the deletion back if it fails', async () => {
      const calls: Array<unknown> = []
      let isBroken = true
      const { store } = await open({
        audit: {
          released: async () => {},
          async expired(tx, enquiry) {
            calls.push([enquiry, (await tx.query('SELECT 1 FROM submissions')).length])
            if (isBroken) throw new RangeError('no')
          },
        },
      })
      const lead = sampleLead(1)
      await store.add(lead)
      await expect(store.expire(lead, null)).rejects.toThrow(new RangeError('no'))
      expect(await Array.fromAsync(store.all())).toEqual([lead])
      isBroken = false
      expect([await store.expire(lead, null), await store.expire(lead, null)]).toEqual(['done', 'changed'])
      expect(calls).toEqual([
        [lead, 0],
        [lead, 0],
      ])
    })

    test('runs for each of many simultaneous enquiries', async () => {
      const { store, database } = await open(
        hooksWithQueue((tx, { record }) => putMessage(tx, record.postId)),
      )
      const enquiries = Array.from({ length: 30 }, (_, index) => sampleContact(index))
      await Promise.all(enquiries.map((enquiry) => store.add(enquiry)))
      expect(await messagesIn(database)).toEqual(enquiries.map(({ record }) => record.postId))
    })
  })
}
