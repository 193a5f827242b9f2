import { describe, expect, test } from 'vitest'
import { writeBrand } from '../../../../domain/brand/visitor-brand.ts'
import type { Enquiry } from '../../../../domain/enquiry/enquiry.ts'
import { sampleContact, sampleLead, samplePlan } from '../../../../domain/enquiry/samples/enquiries.ts'
import { quoteReference } from '../../../../domain/plan/link/quote-reference.ts'
import { indexSomeOfBacklog } from '../../sql/inbox/backlogs.ts'
import type { MarkedText } from '../../sql/inbox/marked-text.ts'
import { type SearchQuery, searchTexts } from '../../sql/inbox/search.ts'
import { query } from '../../sql/work.ts'
import { eraseByAddress } from '../../testing/erase-by-address.ts'
import {
  describe as describeEnquiry,
  type InboxTools,
  inboxTools,
  NOON,
  type OpenInbox,
} from './inbox-under-test.ts'

const PLAN = 'v=2026-11-20&need=ecommerce&months=24'
const REFERENCE = quoteReference(PLAN)
const LETTERS = REFERENCE.slice(4, 8).toLowerCase()

const withPlan = ({ metadata, ...rest }: Enquiry): Enquiry => ({
  ...rest,
  metadata: { ...metadata, plan: PLAN },
})

/** None of these may be a word of a search language, of SQL or of markup. */
const HOSTILE = [
  '"',
  "'",
  '*',
  '%',
  '_',
  '?',
  ':',
  '(',
  ')',
  '^',
  '-',
  '+',
  '\\',
  '\u0000',
  '\ud83d',
  '   ',
  '"*',
  'NEAR(',
  '!',
  'a OR b',
  'NOT sage',
  '-sage',
  'text: sage',
  '"sage',
  "sage'); DROP TABLE search; --",
  'sage & | ! <->',
  'sa:*',
  '0821" OR "a',
  "082'1234 <-> | & 5",
  '{}'.repeat(5_000),
  'a '.repeat(20_000),
  'x'.repeat(100_000),
  '(((((('.repeat(1_000),
  '👩🏾‍💻',
  '<script>',
]

export function searchContract(openInbox: OpenInbox): void {
  const open = inboxTools(openInbox)
  const opened = async () => {
    const tools = await open()
    const message = 'Can you take our stock from Sage every evening?'
    await tools.store.add(sampleContact(1, { message, surname: 'Khoza' }))
    await tools.store.add(sampleLead(2, { surname: 'Sagers' }))
    await tools.store.add(
      sampleContact(3, { message: 'Groete, Zoë Mokgatle-Müller', email: 'b@example.com' }),
    )
    await tools.store.add(sampleContact(4, { message: 'Ons “kerk’s” webwerf—asseblief…' }))
    await tools.append(1, { kind: 'note', words: 'We answered the brother about <b>Sage</b> before.' })
    return tools
  }

  describe('a search', () => {
    test('finds names, messages, answers and notes, the newest text first, whatever their list', async () => {
      const tools = await opened()
      await tools.append(3, { kind: 'answered', way: 'whatsapp', words: 'We link Sage.', mail: null })
      expect(await found(tools, 'sage')).toEqual([
        '3 answer: We link [Sage].',
        '1 note: We answered the brother about <b>[Sage]</b> before.',
        '2 name: Sipho [Sagers]',
        '1 message: Can you take our stock from [Sage] every evening?',
      ])
    })

    test('finds the business whose name somebody saw on a product', async () => {
      const tools = await opened()
      const { metadata, ...lead } = sampleLead(5)
      const brand = writeBrand({ name: 'Thandi’s Kitchen', colour: null, product: 'church-app' })
      await tools.store.add({ ...lead, metadata: { ...metadata, brand } })
      expect(await found(tools, 'thandi kitchen')).toEqual(['5 name: [Thandi]’s [Kitchen]'])
      expect(await found(tools, 'church')).toEqual([
        expect.stringMatching(/^5 contact: .* · Custom \[church\] app$/),
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

    test.each([
      [
        'every word has to be there',
        'SAGE stock',
        ['1 message: Can you take our [stock] from [Sage] every evening?'],
      ],
      [
        'a beginning of the last word is enough',
        'take our sto',
        ['1 message: Can you [take] [our] [stock] from Sage every evening?'],
      ],
      [
        'quotes and dashes of a writing program end a word',
        'kerk',
        ['4 message: Ons “[kerk]’s” webwerf—asseblief…'],
      ],
      [
        'other forms of a word count',
        'answering',
        ['1 note: We [answered] the brother about <b>Sage</b> before.'],
      ],
      ['accents do not', 'zoe muller', ['3 message: Groete, [Zoë] Mokgatle-[Müller]']],
      ['nor do they where they are typed', 'Zöé', ['3 message: Groete, [Zoë] Mokgatle-Müller']],
      ['two letters begin nothing', 'sa', []],
      ['a word that is not there', 'xero', []],
    ])('%s', async (_, question, hits) => {
      expect(await found(await opened(), question)).toEqual(hits)
    })

    test('signs end a word, and one longer than any index takes keeps no other from being found', async () => {
      const tools = await open()
      const message = `${'ä'.repeat(4_000)} R50→lanterns\nbeads•Zoë☎curtains`
      await tools.store.add(sampleContact(1, { message }))
      for (const word of ['lant', 'bead', 'zoe', 'curt']) expect(await found(tools, word)).toHaveLength(1)
    })

    test.each([
      'bus',
      'busin',
      'busine',
      'busines',
      'business',
      'our busine',
      'growing busine',
      'vereenigi',
      'kayl',
      'kay',
    ])('finds what is typed so far: %j', async (question) => {
      const tools = await open()
      const message = 'Kayla here: our business in Vereeniging grows. But what does it cost to build?'
      await tools.store.add(sampleContact(1, { message }))
      await tools.store.add(sampleContact(2, { message: 'But what does it cost to build, Kaitlin?' }))
      expect((await found(tools, question)).map((hit) => hit.replace(/:.*/, ''))).toEqual(['1 message'])
    })

    test('marks a half-typed word', async () => {
      const tools = await open()
      await tools.store.add(sampleContact(1, { message: 'Zoë’s businesses grow.' }))
      expect(await found(tools, 'grows zoe busine')).toEqual(['1 message: [Zoë]’s [businesses] [grow].'])
    })

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

    test('indexes what was stored before contact details were searched, once and a few at a time', async () => {
      const { store, works, append, read } = await open()
      for (const n of [1, 2, 3]) await store.add(withPlan(sampleContact(n, { email: `p${n}@example.com` })))
      await append(1, { kind: 'corrected-address', to: 'right@example.com' })
      await works.write(function* () {
        yield* query(`DELETE FROM search_texts WHERE source = 'contact'`)
        yield* query('INSERT INTO search_backlog SELECT post_id FROM enquiries')
      })
      const index = () => works.write(() => indexSomeOfBacklog(works.dialect, describeEnquiry, 2))
      const contacts = () =>
        read(() => query(`SELECT text FROM search_texts WHERE source = 'contact' ORDER BY post_id, id`))
      expect([await index(), await index(), await index()]).toEqual([2, 1, 0])
      const whole = await contacts()
      expect(whole.map(({ text }) => text)).toEqual([
        `p1@example.com · 082 123 4567 · E-1 · ${REFERENCE}`,
        'right@example.com',
        `p2@example.com · 082 123 4567 · E-2 · ${REFERENCE}`,
        `p3@example.com · 082 123 4567 · E-3 · ${REFERENCE}`,
      ])
      await works.write(() => query('INSERT INTO search_backlog SELECT post_id FROM enquiries'))
      await index()
      await index()
      expect(await contacts()).toEqual(whole)
      await works.write(() => query('INSERT INTO search_backlog SELECT post_id FROM enquiries'))
      await eraseByAddress(works, 'p1@example.com')
      expect(await read(() => query('SELECT count(*) AS n FROM search_backlog'))).toEqual([{ n: 2 }])
    })

    test.each([
      ['Sgae', 'Sage'],
      ['stok Sgae', 'stock Sage'],
      ['muler', 'Müller'],
      ['sage', null], // is found
      ['xero', null],
      ['sgae xero', null],
      ['Sgae Mokgatle', null], // both are there, but in no text together
      ['', null],
    ])('for %j suggests %j', async (question, suggestion) => {
      const { read, works } = await opened()
      const answer = await read(() => searchTexts(works.dialect, { question, limit: 9 }))
      expect(answer.suggestion).toBe(suggestion)
    })

    test('suggests nothing that its filters would not find, and no number', async () => {
      const { store, read, works } = await opened()
      await store.add(sampleContact(9, { message: 'Call 0825550199' }))
      for (const query of [{ question: 'sgae', status: 'won' as const }, { question: '0825550198' }])
        expect((await read(() => searchTexts(works.dialect, { ...query, limit: 9 }))).suggestion).toBeNull()
    })

    test('is narrowed by status, who has it and time, and goes on page by page', async () => {
      const tools = await opened()
      await tools.append(2, { kind: 'status', from: 'new', to: 'won' })
      await tools.append(1, { kind: 'given', to: 'pieter' })
      const numbers = async (more: Partial<SearchQuery>) =>
        (
          await tools.read(() => searchTexts(tools.works.dialect, { question: 'sage', limit: 9, ...more }))
        ).hits.map(({ number }) => number)
      expect(await numbers({ status: 'won' })).toEqual([2])
      expect(await numbers({ assignee: 'pieter' })).toEqual([1, 1])
      expect(await numbers({ assignee: null })).toEqual([2])
      expect(await numbers({ topic: 'ai-chatbot' })).toEqual([2])
      expect(await numbers({ fromMs: NOON + 2 })).toEqual([2])
      expect(await numbers({ untilMs: NOON + 2 })).toEqual([1, 1])
      const first = await tools.read(() => searchTexts(tools.works.dialect, { question: 'sage', limit: 2 }))
      expect(first).toMatchObject({ words: ['sage'], total: 3, hits: [{ number: 1 }, { number: 2 }] })
      expect(await numbers({ after: first.next ?? 0 })).toEqual([1])
    })

    test('finds nothing of what was erased or taken back', async () => {
      const tools = await opened()
      const mail = { outboxId: 'm', to: 'a@example.com', subject: 's', attached: null }
      const answered = await tools.append(3, { kind: 'answered', way: 'mail', words: 'undone sage', mail })
      const event = answered.outcome === 'added' ? answered.event.id : 0
      expect(await found(tools, 'undone')).toHaveLength(1)
      await tools.append(3, { kind: 'taken-back', fact: event })
      expect(await found(tools, 'undone')).toEqual([])
      await eraseByAddress(tools.works, sampleContact(1).record.email)
      expect(await found(tools, 'sage')).toEqual(['2 name: Sipho [Sagers]'])
    })

    test('takes what it is asked for words, never for anything else', async () => {
      const tools = await opened()
      for (const question of HOSTILE) expect(await found(tools, question)).toEqual(expect.any(Array))
      expect(await found(tools, 'sage')).toHaveLength(3)
    })

    test('shows a long text from where it was found on, in whole characters', async () => {
      const tools = await open()
      await tools.store.add(
        sampleContact(1, { message: `${'👩🏾‍💻 '.repeat(300)}needle${' 🌙'.repeat(900)}` }),
      )
      const [hit] = await found(tools, 'needle')
      expect(hit).toMatch(/^1 message: ….*\[needle\].*…$/u)
      expect(hit?.isWellFormed()).toBe(true)
      expect(Array.from(hit ?? '').length).toBeLessThan(300)
    })
  })
}

/** Each hit as `number source: text with [marks]`. */
async function found({ read, works }: InboxTools, question: string): Promise<Array<string>> {
  const { hits } = await read(() => searchTexts(works.dialect, { question, limit: 50 }))
  return hits.map(({ number, source, excerpt }) => `${number} ${source}: ${marked(excerpt)}`)
}

function marked(pieces: MarkedText): string {
  return pieces.map(({ text, found: isFound }) => (isFound ? `[${text}]` : text)).join('')
}
