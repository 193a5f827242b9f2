import { describe, expect, test } from 'vitest'
import { writeBrand } from '../../../../domain/brand/visitor-brand.ts'
import type { Enquiry } from '../../../../domain/enquiry/enquiry.ts'
import { sampleContact, sampleLead, samplePlan } from '../../../../domain/enquiry/samples/enquiries.ts'
import { quoteReference } from '../../../../domain/plan/link/quote-reference.ts'
import { found, inboxTools, type OpenInbox } from './inbox-under-test.ts'

const PLAN = 'v=2026-11-20&need=ecommerce&months=24'
const REFERENCE = quoteReference(PLAN)
const LETTERS = REFERENCE.slice(4, 8).toLowerCase()

const withPlan = ({ metadata, ...rest }: Enquiry): Enquiry => ({
  ...rest,
  metadata: { ...metadata, plan: PLAN },
})

/** What is searched besides texts: addresses, telephone numbers, enquiry numbers, references and products. */
export function searchContactsContract(openInbox: OpenInbox): void {
  const open = inboxTools(openInbox)

  describe('a search of contacts and products', () => {
    test.each([
      ['an e-mail address', 'Nomvula.Khoza@ushop-pinetown.example'],
      ['the beginning of one', 'nomvula.khoza@ush'],
      ['the name before the @', 'nomvula.khoza'],
      ['the domain after it', '@ushop-pinetown.example'],
      ['a telephone number', '0835550142'],
      ['one with spaces', '083 555 0142'],
      ['one with +27', '+27835550142'],
      ['one with +27 and spaces', '+27 83 555 0142'],
      ['one with +27 and the bracketed 0', '+27 (0)83-555-0142'],
      ['one without its 0', '83 555 0142'],
      ['one without its area code', '555 0142'],
      ['one without its area code and its space', '5550142'],
      ['the beginning of one', '083 55'],
      ['the beginning of one with +27', '+27 83 555 01'],
      ['the enquiry’s number', 'E-1'],
      ['it without its hyphen', 'e1'],
      ['the number alone', '1'],
      ['the plan’s reference', REFERENCE],
      ['its letters alone', LETTERS],
    ])('finds an enquiry by %s', async (_, question) => {
      const tools = await open()
      const email = 'nomvula.khoza@ushop-pinetown.example'
      await tools.store.add(
        withPlan(sampleContact(1, { email, phoneNumber: '+27835550142', message: 'Hello' })),
      )
      await tools.store.add(
        withPlan(sampleLead(2, { email: 'other@else.example', phoneNumber: '+27835559143' })),
      )
      const hits = await found(tools, question)
      expect(hits.filter((hit) => hit.startsWith('1 contact: '))).toHaveLength(1)
      const isShared = ['083 55', LETTERS, REFERENCE].includes(question)
      expect(hits.filter((hit) => hit.startsWith('2 '))).toHaveLength(isShared ? 1 : 0)
    })

    test('marks a telephone number, and finds it in a text however it is written there', async () => {
      const tools = await open()
      await tools.store.add(sampleContact(1, { phoneNumber: '+27835550142', message: 'Hello' }))
      for (const [n, written] of [
        '0825550199',
        '082 555 0199',
        '+27825550199',
        '(+27) 82 555-0199',
      ].entries())
        await tools.store.add(sampleContact(n + 2, { message: `Phone ${written}.` }))
      const [hit = ''] = await found(tools, '0835550142')
      expect(hit.replaceAll('] [', ' ')).toContain('[083 555 0142]')
      expect(await found(tools, '+27 82 555 0199')).toHaveLength(4)
      expect(await found(tools, '0825550199')).toHaveLength(4)
    })

    test('finds a number of another country, and numbers that are no telephone’s as they were typed', async () => {
      const tools = await open()
      await tools.store.add(
        sampleContact(1, { phoneNumber: '+442079460958', message: 'On 2026-11-23, 27 500 bricks' }),
      )
      for (const question of ['+44 20 7946 0958', '00442079460958', '2026-11-23', '27 500 bricks', '27 500'])
        expect(await found(tools, question), question).toHaveLength(1)
    })

    test('finds the address that staff corrected, and the one before', async () => {
      const tools = await open()
      await tools.store.add(sampleContact(1, { email: 'wrong@exmaple.com' }))
      await tools.append(1, { kind: 'corrected-address', to: 'right@example.com' })
      expect(await found(tools, 'right@example.com')).toEqual(['1 contact: [right]@[example].[com]'])
      expect(await found(tools, 'wrong@exmaple.com')).toHaveLength(1)
    })

    test('finds the business whose name somebody saw on a product', async () => {
      const tools = await open()
      await tools.store.add(sampleLead(1))
      const { metadata, ...lead } = sampleLead(2)
      const brand = writeBrand({ name: 'Thandi’s Kitchen', colour: null, product: 'church-app' })
      await tools.store.add({ ...lead, metadata: { ...metadata, brand } })
      expect(await found(tools, 'thandi kitchen')).toEqual(['2 name: [Thandi]’s [Kitchen]'])
      expect(await found(tools, 'church')).toEqual([
        expect.stringMatching(/^2 contact: .* · Custom \[church\] app$/),
      ])
    })

    test('finds the product of a form, and of a plan', async () => {
      const tools = await open()
      await tools.store.add(sampleLead(1))
      await tools.store.add(samplePlan(2))
      await tools.store.add(sampleLead(3, { category: 'Tenders management software' }))
      const products = async (question: string) =>
        (await found(tools, question)).map((hit) => `${hit.split(' ')[0]} ${hit.split(' · ').at(-1)}`)
      expect(await products('ai chatbot')).toEqual(['1 [AI] [chatbot]'])
      expect(await products('tenders manage')).toEqual(['3 [Tenders] [management] software'])
      expect(await products('website')).toEqual(['2 [Website]'])
    })
  })
}
