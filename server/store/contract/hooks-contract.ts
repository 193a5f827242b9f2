import { afterEach, describe, expect, test } from 'vitest'
import type { EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import { consentOnly } from '../../../domain/enquiry/retention.ts'
import { quarantined, sampleContact, sampleLead } from '../../../domain/enquiry/samples/enquiries.ts'
import type { EnquiryHooks } from '../sql/enquiry-hooks.ts'
import { query, type Work, type Works } from '../sql/work.ts'

export type StoreWithWorks = { store: EnquiryStore; works: Works }

const PUT = `INSERT INTO outbox (topic, id, post_id, payload, due_at, tried_until) VALUES ('mail', ?, ?, '{}', 0, 0)`

/** Puts a message of an enquiry into the outbox. */
export function* putMessage(postId: string, id = postId): Work<void> {
  yield* query(PUT, id, postId)
}

/** The ids of the messages in the outbox. */
export function messagesIn(works: Works): Promise<Array<unknown>> {
  return works.read(function* () {
    return (yield* query('SELECT id FROM outbox ORDER BY id')).map(({ id }) => id)
  })
}

/** What every SQL store promises of works, alone and in the transaction of an enquiry. */
export function hooksContract(openWith: (hooks: Partial<EnquiryHooks>) => Promise<StoreWithWorks>): void {
  const opened: Array<EnquiryStore> = []
  const open = async (hooks: Partial<EnquiryHooks> = {}) => {
    const both = await openWith(hooks)
    opened.push(both.store)
    return both
  }
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close()
  })
  const { postId } = sampleContact(1).record

  describe('a work', () => {
    test('stands whole, and answers with what it read of its own', async () => {
      const { store, works } = await open()
      await store.add(sampleContact(1))
      const seen = await works.write(function* () {
        yield* putMessage(postId, 'a')
        yield* putMessage(postId, 'b')
        const [row] = yield* query('SELECT count(*) AS count FROM outbox WHERE post_id = ?', postId)
        return row?.count
      })
      expect(seen).toBe(2)
      expect(await messagesIn(works)).toEqual(['a', 'b'])
    })

    test('that throws leaves nothing, and the next one stands', async () => {
      const { works } = await open()
      const failing = works.write(function* () {
        yield* query(PUT, 'a', null)
        throw new RangeError('no')
      })
      await expect(failing).rejects.toThrow(new RangeError('no'))
      await works.write(() => query(PUT, 'b', null))
      expect(await messagesIn(works)).toEqual(['b'])
    })

    test('of which a statement is refused leaves nothing', async () => {
      const { works } = await open()
      const failing = works.write(function* () {
        yield* query(PUT, 'a', null)
        yield* query(PUT, 'a', null)
      })
      await expect(failing).rejects.toThrow(/unique/i)
      expect(await messagesIn(works)).toEqual([])
    })

    test('keeps text to the letter, as parameters and never as words of the statement', async () => {
      const { works } = await open()
      const text = `?'); DROP TABLE outbox; -- $1 \\ " 👩🏾‍💻`
      await works.write(() => query(PUT, text, null))
      expect(await messagesIn(works)).toEqual([text])
    })
  })

  describe('what belongs to an enquiry', () => {
    const telling: Partial<EnquiryHooks> = {
      onStored: ({ record }) => putMessage(record.postId, 'stored'),
      onRestored: ({ record }) => putMessage(record.postId, 'restored'),
      onReleased: ({ record, metadata }) =>
        putMessage(record.postId, metadata.quarantine ? 'still held back' : 'released'),
    }

    test('is written with it, once, however often it is sent', async () => {
      const { store, works } = await open(telling)
      await store.add(sampleContact(1))
      await store.add(sampleContact(1))
      expect(await messagesIn(works)).toEqual(['stored'])
    })

    test('is given what adding was given', async () => {
      const tokens: Array<unknown> = []
      const { store } = await open({
        *onStored({ record }, { visitorToken }) {
          tokens.push(visitorToken)
          yield* putMessage(record.postId)
        },
      })
      await store.add(sampleContact(1), { visitorToken: 'a token' })
      expect(tokens).toEqual(['a token'])
    })

    test('takes the enquiry with it where it cannot be written, and both can be tried again', async () => {
      let isBroken = true
      const { store, works } = await open({
        *onStored({ record }) {
          yield* putMessage(record.postId)
          if (isBroken) throw new RangeError('no')
        },
      })
      await expect(store.add(sampleContact(1))).rejects.toThrow(new RangeError('no'))
      expect(await Array.fromAsync(store.all())).toEqual([])
      expect(await messagesIn(works)).toEqual([])
      isBroken = false
      expect(await store.add(sampleContact(1))).toEqual({ outcome: 'stored' })
      expect(await messagesIn(works)).toEqual([postId])
    })

    test('is its own for one put back, and for one released', async () => {
      const { store, works } = await open(telling)
      await store.restore(quarantined(sampleContact(1)))
      await store.restore(quarantined(sampleContact(1)))
      expect(await messagesIn(works)).toEqual(['restored'])
      await store.release(postId)
      await store.release(postId)
      expect(await messagesIn(works)).toEqual(['released', 'restored'])
    })

    test('takes a release back where it cannot be written', async () => {
      const { store } = await open({
        *onReleased({ record }) {
          yield* putMessage(record.postId)
          throw new RangeError('no')
        },
      })
      await store.add(quarantined(sampleContact(1)))
      await expect(store.release(postId)).rejects.toThrow(new RangeError('no'))
      expect(await Array.fromAsync(store.all())).toEqual([quarantined(sampleContact(1))])
    })

    test('is done after an enquiry is reduced to its consent', async () => {
      const told: Array<unknown> = []
      const { store } = await open({
        *onReduced({ record }) {
          const rows = yield* query('SELECT record FROM submissions WHERE post_id = ?', record.postId)
          told.push(JSON.parse(String(rows[0]?.record)))
        },
      })
      const lead = sampleContact(2)
      for (const each of [sampleContact(1), lead]) await store.add(each)
      expect(await store.expire(lead, consentOnly(lead))).toBe('done')
      expect(told).toEqual([consentOnly(lead).record])
    })

    test('is done once after what was over is deleted, which stays where it cannot be written', async () => {
      const told: Array<unknown> = []
      let isBroken = true
      const { store } = await open({
        *onExpired(enquiry) {
          told.push([enquiry, (yield* query('SELECT 1 FROM submissions')).length])
          if (isBroken) throw new RangeError('no')
        },
      })
      const lead = sampleLead(1)
      await store.add(lead)
      await expect(store.expire(lead, null)).rejects.toThrow(new RangeError('no'))
      expect(await Array.fromAsync(store.all())).toEqual([lead])
      isBroken = false
      expect([await store.expire(lead, null), await store.expire(lead, null)]).toEqual(['done', 'changed'])
      expect(told).toEqual([
        [lead, 0],
        [lead, 0],
      ])
    })

    test('of many at once stands with each of them', async () => {
      const { store, works } = await open({ onStored: ({ record }) => putMessage(record.postId) })
      const many = Array.from({ length: 30 }, (_, at) => sampleContact(at))
      await Promise.all(many.map((each) => store.add(each)))
      expect(await messagesIn(works)).toEqual(many.map(({ record }) => record.postId))
    })
  })
}
