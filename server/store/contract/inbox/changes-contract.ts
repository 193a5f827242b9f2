import { afterEach, describe, expect, test, vi } from 'vitest'
import { sampleContact } from '../../../../domain/enquiry/samples/enquiries.ts'
import type { Change, Changes } from '../../changes.ts'
import { insertEvent } from '../../sql/inbox/event-rows.ts'
import { putIntoOutbox, sqlOutbox } from '../../sql/outbox.ts'
import { resendMessage } from '../../sql/outbox-messages.ts'
import { eraseByAddress } from '../../testing/erase-by-address.ts'
import { inboxTools, NOON, type OpenInbox } from './inbox-under-test.ts'

/** `openServers` opens two servers over one empty store, each with its change events. */
export function changesContract(
  openServers: () => Promise<{ opens: [OpenInbox, OpenInbox]; changesOf: [() => Changes, () => Changes] }>,
): void {
  const stops: Array<() => Promise<void>> = []
  let openNext: OpenInbox = () => Promise.reject(new Error('not opened yet'))
  const open = inboxTools((hooks) => openNext(hooks))
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop()
  })
  const openBoth = async () => {
    const { opens, changesOf } = await openServers()
    const servers = []
    for (const [index, openInbox] of opens.entries()) {
      openNext = openInbox
      const changes = changesOf[index]
      const server = { ...(await open()), changes: changes?.() }
      if (!server.changes) throw new Error('There is no such server')
      stops.push(server.changes.stop)
      servers.push({ ...server, changes: server.changes })
    }
    const [first, second] = servers
    if (!first || !second) throw new Error('Two servers are needed')
    const received: Array<Change> = []
    const unsubscribe = await first.changes.subscribe((change) => received.push(change))
    return { first, second, received, unsubscribe }
  }

  describe('a change in the inbox', () => {
    test('is sent once, in order, whichever server caused it', async () => {
      const { first, second, received } = await openBoth()
      await first.store.add(sampleContact(1))
      await vi.waitFor(() => expect(received).toHaveLength(1))
      await second.store.add(sampleContact(2, { email: 'b@example.com' }))
      await vi.waitFor(() => expect(received).toHaveLength(2))
      await second.append(1, { kind: 'answered', way: 'telephone', words: 'Yes.', mail: null })
      await vi.waitFor(() => expect(received).toHaveLength(3))
      await eraseByAddress(second.database, 'b@example.com')
      await vi.waitFor(() => expect(received).toHaveLength(4))
      expect(received).toEqual([
        { kind: 'new', event: 1, number: 1 },
        { kind: 'new', event: 2, number: 2 },
        { kind: 'changed', event: 3, number: 1, version: 2, by: 'thandeka', answered: true },
        { kind: 'gone', event: 3, number: 2 },
      ])
    })

    test('is sent for each of many enquiries', async () => {
      const { first, second, received } = await openBoth()
      const samples = Array.from({ length: 40 }, (_, index) => sampleContact(index))
      await Promise.all(samples.map((sample, index) => (index % 2 ? first : second).store.add(sample)))
      await vi.waitFor(() => expect(received).toHaveLength(40))
      const numbers = received.map((change) => ('number' in change ? change.number : 0))
      expect(numbers.toSorted((a, b) => a - b)).toEqual(samples.map((_, index) => index + 1))
    })

    test('is no longer sent to closed streams', async () => {
      const { first, received, unsubscribe } = await openBoth()
      unsubscribe()
      const otherChanges: Array<Change> = []
      await first.changes.subscribe((change) => otherChanges.push(change))
      await first.store.add(sampleContact(1))
      await vi.waitFor(() => expect(otherChanges).toHaveLength(1))
      expect(received).toEqual([])
    })

    test('of a mail is sent when it is queued, failed, resent and accepted, whichever server sees it', async () => {
      const { first, second, received } = await openBoth()
      const outbox = sqlOutbox(second.database)
      const mail = { topic: 'mail', id: 'a.reply.1', postId: null, lane: null, payload: '{}' }
      await second.database.transaction((tx) => putIntoOutbox(tx, mail, NOON))
      const claim = async (atMs: number) => {
        const [claimed] = await outbox.claim('mail', atMs, 1)
        if (!claimed) throw new Error('It is not due')
        return claimed
      }
      const dueSettlement = { kind: 'due', at: NOON + 1, reason: '450 later' } as const
      const steps: ReadonlyArray<() => Promise<unknown>> = [
        async () => outbox.settle(await claim(NOON), dueSettlement),
        async () => outbox.settle(await claim(NOON + 1), { kind: 'failed', at: NOON + 1, failure: '550 no' }),
        () => second.database.transaction((tx) => resendMessage(tx, 'mail', mail.id, NOON + 2)),
        async () => outbox.settle(await claim(NOON + 2), { kind: 'delivered', at: NOON + 2 }),
      ]
      for (const [receivedBefore, step] of steps.entries()) {
        await step()
        await vi.waitFor(() => expect(received).toHaveLength(receivedBefore + 1))
      }
      await first.store.add(sampleContact(1)) // earlier changes have been sent by then
      await vi.waitFor(() => expect(received.at(-1)).toMatchObject({ kind: 'new' }))
      expect(received.slice(0, -1)).toEqual(steps.map(() => ({ kind: 'mail' })))
    })

    test('is found later from the last known event, up to a limit', async () => {
      const { first } = await openBoth()
      for (const index of [1, 2, 3])
        await first.store.add(sampleContact(index, { email: `e${index}@example.com` }))
      await eraseByAddress(first.database, 'e3@example.com')
      await first.append(1, { kind: 'read' })
      await first.append(1, { kind: 'note', words: 'n' })
      const numbers = (await first.changes.since(2))?.map(({ kind, number }) => `${kind} ${number}`)
      expect(numbers).toEqual(expect.arrayContaining(['gone 3', 'changed 1']))
      const { postId } = sampleContact(1).record
      await first.database.transaction(async (tx) => {
        for (let index = 0; index < 600; index += 1)
          await insertEvent(tx, postId, { kind: 'note', at: NOON, by: 'thandeka', words: `${index}` })
      })
      expect(await first.changes.since(2)).toBeNull()
      expect(await first.changes.since(600)).not.toBeNull()
    })
  })
}
