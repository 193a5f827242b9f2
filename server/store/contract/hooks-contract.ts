import { afterEach, describe, expect, test } from 'vitest'
import type { EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import { quarantined, sampleContact, sampleLead } from '../../../domain/enquiry/samples/enquiries.ts'
import type { Database, Transaction } from '../sql/database.ts'
import type { EnquiryHooks } from '../sql/store-enquiry.ts'

export type StoreWithDatabase = { store: EnquiryStore; database: Database }

const PUT = `INSERT INTO outbox (topic, id, post_id, payload, due_at, tried_until) VALUES ('mail', ?, ?, '{}', 0, 0)`

/** Queues a message of an enquiry in the outbox. */
export async function putMessage(tx: Transaction, postId: string, id = postId): Promise<void> {
  await tx.query(PUT, [id, postId])
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
        const [row] = await tx.query('SELECT count(*) AS count FROM outbox WHERE post_id = ?', [postId])
        return row?.count
      })
      expect(rowCount).toBe(2)
      expect(await messagesIn(database)).toEqual(['a', 'b'])
    })

    test('that throws leaves nothing, and the next one is committed', async () => {
      const { database } = await open()
      const failingTransaction = database.transaction(async (tx) => {
        await tx.query(PUT, ['a', null])
        throw new RangeError('no')
      })
      await expect(failingTransaction).rejects.toThrow(new RangeError('no'))
      await database.transaction((tx) => tx.query(PUT, ['b', null]))
      expect(await messagesIn(database)).toEqual(['b'])
    })
  })

  describe('a hook of an enquiry', () => {
    test('that fails rolls back the enquiry, and both can be tried again', async () => {
      let isBroken = true
      const queue = async (tx: Transaction) => {
        await putMessage(tx, postId)
        if (isBroken) throw new RangeError('no')
      }
      const { store, database } = await open({
        messages: { queue, restoreLinks: async () => {}, withdrawCall: async () => {} },
      })
      await expect(store.add(sampleContact(1))).rejects.toThrow(new RangeError('no'))
      expect(await Array.fromAsync(store.all())).toEqual([])
      expect(await messagesIn(database)).toEqual([])
      isBroken = false
      expect(await store.add(sampleContact(1))).toEqual({ outcome: 'stored' })
      expect(await messagesIn(database)).toEqual([postId])
    })

    test('that fails rolls back a release', async () => {
      const { store } = await open({
        hosted: {
          async queueReleased(tx) {
            await putMessage(tx, postId)
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
  })
}
