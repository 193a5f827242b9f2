import { afterEach, describe, expect, test, vi } from 'vitest'
import { sampleContact } from '../../../../domain/enquiry/samples/submissions.ts'
import type { Change, Changes } from '../../../inbox/changes/changes.ts'
import { forgetDepartures } from '../../sql/inbox/changes.ts'
import { inboxTools, type OpenInbox } from './inbox-under-test.ts'

/** `openServers` opens two servers over one empty store, each with what changes there. */
export function changesContract(
  openServers: () => Promise<{ opens: [OpenInbox, OpenInbox]; changesOf: [() => Changes, () => Changes] }>,
): void {
  const ends: Array<() => Promise<void>> = []
  let openOne: OpenInbox = () => Promise.reject(new Error('not opened yet'))
  const open = inboxTools((hooks) => openOne(hooks))
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
  })
  const opened = async () => {
    const { opens, changesOf } = await openServers()
    const servers = []
    for (const [at, one] of opens.entries()) {
      openOne = one
      const changes = changesOf[at]
      const server = { ...(await open()), changes: changes?.() }
      if (!server.changes) throw new Error('There is no such server')
      ends.push(server.changes.stop)
      servers.push({ ...server, changes: server.changes })
    }
    const [own, other] = servers
    if (!own || !other) throw new Error('Two servers are needed')
    const told: Array<Change> = []
    const unsubscribe = await own.changes.subscribe((change) => told.push(change))
    return { own, other, told, unsubscribe }
  }

  describe('what changes in the inbox', () => {
    test('is told once, in its order, whichever server does it', async () => {
      const { own, other, told } = await opened()
      await own.store.add(sampleContact(1))
      await vi.waitFor(() => expect(told).toHaveLength(1))
      await other.store.add(sampleContact(2, { email: 'b@example.com' }))
      await vi.waitFor(() => expect(told).toHaveLength(2))
      await other.append(1, { kind: 'answered', way: 'telephone', words: 'Yes.', mail: null })
      await vi.waitFor(() => expect(told).toHaveLength(3))
      await other.store.erase('b@example.com')
      await vi.waitFor(() => expect(told).toHaveLength(4))
      expect(told).toEqual([
        { kind: 'new', fact: 1, number: 1 },
        { kind: 'new', fact: 2, number: 2 },
        { kind: 'changed', fact: 3, number: 1, version: 2, by: 'thandeka', answered: true },
        { kind: 'gone', fact: 3, number: 2 },
      ])
    })

    test('of many at once is told of each', async () => {
      const { own, other, told } = await opened()
      const many = Array.from({ length: 40 }, (_, at) => sampleContact(at))
      await Promise.all(many.map((each, at) => (at % 2 ? own : other).store.add(each)))
      await vi.waitFor(() => expect(told).toHaveLength(40))
      expect(told.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(many.map((_, at) => at + 1))
    })

    test('is no longer told to whoever has gone', async () => {
      const { own, told, unsubscribe } = await opened()
      unsubscribe()
      const others: Array<Change> = []
      await own.changes.subscribe((change) => others.push(change))
      await own.store.add(sampleContact(1))
      await vi.waitFor(() => expect(others).toHaveLength(1))
      expect(told).toEqual([])
    })

    test('is caught up with by the last fact, as far as it is not too much', async () => {
      const { own } = await opened()
      for (const at of [1, 2, 3]) await own.store.add(sampleContact(at, { email: `e${at}@example.com` }))
      await own.store.erase('e3@example.com')
      await own.append(1, { kind: 'read' })
      await own.append(1, { kind: 'note', words: 'n' })
      const numbers = (await own.changes.since(2))?.map(({ kind, number }) => `${kind} ${number}`)
      expect(numbers).toEqual(expect.arrayContaining(['gone 3', 'changed 1']))
      await own.works.write(() => forgetDepartures(0))
      expect(await own.changes.since(2)).not.toContainEqual(expect.objectContaining({ kind: 'gone' }))
      for (let at = 0; at < 60; at += 1)
        await Promise.all(
          Array.from({ length: 10 }, (_, no) => own.append(1, { kind: 'note', words: `${at} ${no}` })),
        )
      expect(await own.changes.since(2)).toBeNull()
      expect(await own.changes.since(600)).not.toBeNull()
    })
  })
}
