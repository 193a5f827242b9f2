import { describe, expect, test } from 'vitest'
import { quarantined, sampleContact, sampleLead } from '../../../../domain/enquiry/samples/enquiries.ts'
import { relatedEnquiries } from '../../sql/inbox/related.ts'
import { type InboxTools, inboxTools, type OpenInbox } from './inbox-under-test.ts'

const ANN = 'ann@example.com'

export function relatedContract(openInbox: OpenInbox): void {
  const open = inboxTools(openInbox)
  const relatedTo = async ({ read }: InboxTools, at: number) => {
    const found = await read((tx) => relatedEnquiries(tx, at, sampleContact(at).record.postId))
    return found.map(({ number, isSameAddress }) => `${number}${isSameAddress ? '' : ' by number'}`)
  }

  describe('other enquiries of somebody', () => {
    test('are those of the same address, however it was typed, and of the same number, both ways', async () => {
      const tools = await open()
      const phoneNumber = '+27835550142'
      await tools.store.add(sampleContact(1, { email: ANN, phoneNumber: '+27825550101' }))
      await tools.store.add(sampleLead(2, { email: ' Ann@Example.com', phoneNumber }))
      await tools.store.add(sampleContact(3, { email: 'ben@example.com', phoneNumber }))
      await tools.store.add(sampleContact(4, { email: 'zoe@example.com', phoneNumber: '+27825550199' }))
      await tools.append(1, { kind: 'status', from: 'new', to: 'won' })
      await tools.append(1, { kind: 'answered', way: 'telephone', words: '', mail: null })
      expect(await relatedTo(tools, 2)).toEqual(['3 by number', '1'])
      expect(await relatedTo(tools, 1)).toEqual(['2'])
      expect(await relatedTo(tools, 3)).toEqual(['2 by number'])
      expect(await relatedTo(tools, 4)).toEqual([])
      expect(
        (await tools.read((tx) => relatedEnquiries(tx, 2, sampleContact(2).record.postId))).at(-1),
      ).toEqual({
        number: 1,
        name: 'Thandi Nkosi',
        about: 'Web development',
        list: 'won',
        receivedAt: sampleContact(1).record.dateSent,
        isSameAddress: true,
      })
    })

    test('are found by a corrected address, the last one, and by nothing that is no number', async () => {
      const tools = await open()
      const phoneNumber = 'none'
      await tools.store.add(sampleContact(1, { email: 'an@exmaple.com', phoneNumber }))
      await tools.store.add(sampleContact(2, { email: ANN, phoneNumber }))
      await tools.store.add(quarantined(sampleContact(3, { email: 'anne@example.com', phoneNumber })))
      expect(await relatedTo(tools, 1)).toEqual([])
      await tools.append(1, { kind: 'corrected-address', to: 'Ann@example.com' })
      expect([await relatedTo(tools, 1), await relatedTo(tools, 2)]).toEqual([['2'], ['1']])
      await tools.append(1, { kind: 'corrected-address', to: 'anne@example.com' })
      expect([await relatedTo(tools, 1), await relatedTo(tools, 2)]).toEqual([['3'], []])
      expect(await relatedTo(tools, 3)).toEqual(['1'])
    })

    test('are the newest five', async () => {
      const tools = await open()
      for (let at = 1; at <= 8; at += 1) await tools.store.add(sampleContact(at, { email: ANN }))
      expect(await relatedTo(tools, 8)).toEqual(['7', '6', '5', '4', '3'])
    })
  })
}
