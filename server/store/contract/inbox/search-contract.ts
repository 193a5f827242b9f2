import { describe, expect, test } from 'vitest'
import { sampleContact, sampleLead } from '../../../../domain/enquiry/samples/enquiries.ts'
import { type SearchQuery, searchTexts } from '../../sql/inbox/search.ts'
import { eraseByAddress } from '../../testing/erase-by-address.ts'
import { found, inboxTools, NOON, type OpenInbox } from './inbox-under-test.ts'

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
      ['Sgae', 'Sage'],
      ['stok Sgae', 'stock Sage'],
      ['muler', 'Müller'],
      ['sage', null], // is found
      ['xero', null],
      ['sgae xero', null],
      ['Sgae Mokgatle', null], // both are there, but in no text together
      ['', null],
    ])('for %j suggests %j', async (question, suggestion) => {
      const { read } = await opened()
      const answer = await read((tx) => searchTexts(tx, { question, limit: 9 }))
      expect(answer.suggestion).toBe(suggestion)
    })

    test('suggests nothing that its filters would not find, and no number', async () => {
      const { store, read } = await opened()
      await store.add(sampleContact(9, { message: 'Call 0825550199' }))
      for (const query of [{ question: 'sgae', status: 'won' as const }, { question: '0825550198' }])
        expect((await read((tx) => searchTexts(tx, { ...query, limit: 9 }))).suggestion).toBeNull()
    })

    test('is narrowed by status, who has it and time, and goes on page by page', async () => {
      const tools = await opened()
      await tools.append(2, { kind: 'status', from: 'new', to: 'won' })
      await tools.append(1, { kind: 'given', to: 'pieter' })
      const numbers = async (more: Partial<SearchQuery>) =>
        (await tools.read((tx) => searchTexts(tx, { question: 'sage', limit: 9, ...more }))).hits.map(
          ({ number }) => number,
        )
      expect(await numbers({ status: 'won' })).toEqual([2])
      expect(await numbers({ assignee: 'pieter' })).toEqual([1, 1])
      expect(await numbers({ assignee: null })).toEqual([2])
      expect(await numbers({ topic: 'ai-chatbot' })).toEqual([2])
      expect(await numbers({ fromMs: NOON + 2 })).toEqual([2])
      expect(await numbers({ untilMs: NOON + 2 })).toEqual([1, 1])
      const first = await tools.read((tx) => searchTexts(tx, { question: 'sage', limit: 2 }))
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
      await eraseByAddress(tools.database, sampleContact(1).record.email)
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
