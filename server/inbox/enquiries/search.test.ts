import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeBrand } from '../../../domain/brand/visitor-brand.ts'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import { sampleContact, sampleLead, samplePlan } from '../../../domain/enquiry/samples/enquiries.ts'
import { repliedSchema } from '../../../domain/inbox/api/enquiry-acts.ts'
import { searchAnswerSchema } from '../../../domain/inbox/api/enquiry-list.ts'
import { quoteReference } from '../../../domain/plan/link/quote-reference.ts'
import { openTestInbox, type TestBrowser, type TestInbox } from '../fixture-inbox.ts'

let inbox: TestInbox
let thandeka: TestBrowser & { id: string }
beforeEach(async () => {
  inbox = await openTestInbox()
  thandeka = await inbox.join('Thandeka')
})
afterEach(() => inbox.close())

const add = async (...enquiries: ReadonlyArray<Enquiry>) => {
  for (const enquiry of enquiries) await inbox.enquiries.add(enquiry)
}
const addEvent = (number: number, fact: object, version = 1) =>
  thandeka.send('POST', `enquiries/${number}/facts`, { body: { version, fact } })

async function search(question: string, filter: Record<string, string> = {}) {
  const answer = await thandeka.send('GET', `search?${new URLSearchParams({ q: question, ...filter })}`)
  expect([question, answer.statusCode]).toEqual([question, 200])
  return searchAnswerSchema.parse(answer.json())
}

/** The results of a search, each hit as `number source: text with [marks]`. */
async function excerpts(question: string): Promise<Array<string>> {
  const { hits } = await search(question)
  return hits.map(({ number, source, excerpt }) => {
    const pieces = excerpt.map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
    return `${number} ${source}: ${pieces.join('')}`
  })
}

describe('a search of texts', () => {
  beforeEach(async () => {
    const message = 'Can you take our stock from Sage every evening?'
    await add(
      sampleContact(1, { message, surname: 'Khoza' }),
      sampleLead(2, { surname: 'Sagers', dateSent: Date.UTC(2026, 10, 20, 10) }),
      sampleContact(3, { message: 'Groete, Zoë Mokgatle-Müller', email: 'b@example.com' }),
      sampleContact(4, { message: 'Ons “kerk’s” webwerf—asseblief…' }),
    )
    await addEvent(1, { kind: 'note', words: 'We answered the brother about <b>Sage</b> before.' })
  })

  test('finds names, messages, answers and notes, newest first, in every list', async () => {
    await addEvent(3, { kind: 'answered', way: 'whatsapp', words: 'We link Sage.' })
    expect(await excerpts('sage')).toEqual([
      '3 answer: We link [Sage].',
      '1 note: We answered the brother about <b>[Sage]</b> before.',
      '2 name: Sipho [Sagers]',
      '1 message: Can you take our stock from [Sage] every evening?',
    ])
  })

  test('finds every word, in any case and without accents, and the last by its prefix', async () => {
    for (const [question, hits] of [
      ['SAGE stock', ['1 message: Can you take our [stock] from [Sage] every evening?']],
      ['take our sto', ['1 message: Can you [take] [our] [stock] from Sage every evening?']],
      ['kerk', ['4 message: Ons “[kerk]’s” webwerf—asseblief…']], // quotes and dashes end a word
      ['answering', ['1 note: We [answered] the brother about <b>Sage</b> before.']],
      ['zoe muller', ['3 message: Groete, [Zoë] Mokgatle-[Müller]']],
      ['Zöé', ['3 message: Groete, [Zoë] Mokgatle-Müller']],
      ['sa', []], // two letters are too short for a prefix
      ['xero', []],
    ] as const)
      expect(await excerpts(question), question).toEqual(hits)
  })

  test('suggests a similar word that occurs, but not for numbers', async () => {
    await add(sampleContact(9, { message: 'Call 0825550199' }))
    for (const [question, suggestion] of [
      ['Sgae', 'Sage'],
      ['stok Sgae', 'stock Sage'],
      ['muler', 'Müller'],
      ['sage', null], // occurs
      ['sgae xero', null],
      ['Sgae Mokgatle', null], // both are there, but in no text together
      ['0825550198', null],
    ] as const)
      expect([question, (await search(question)).suggestion]).toEqual([question, suggestion])
    expect((await search('sgae', { status: 'won' })).suggestion).toBeNull()
  })

  test('is filtered by status, and like a list by assignee and day', async () => {
    await addEvent(2, { kind: 'status', to: 'won' })
    await addEvent(1, { kind: 'given', to: thandeka.id }, 2)
    for (const [filter, numbers] of [
      [{ status: 'won' }, [2]],
      [{ who: 'me' }, [1, 1]],
      [{ until: '2026-11-20' }, [2]],
    ] as const) {
      const { hits } = await search('sage', filter)
      expect([filter, hits.map(({ number }) => number)]).toEqual([filter, numbers])
    }
  })

  test('is paged', async () => {
    for (let index = 0; index < 100; index += 1)
      await addEvent(2, { kind: 'note', words: `Sage, note ${index}` })
    const first = await search('sage')
    expect([first.words, first.total, first.hits.length]).toEqual([['sage'], 103, 100])
    const second = await search('sage', { after: first.next ?? '' })
    expect([second.hits.map(({ number }) => number), second.next]).toEqual([[1, 2, 1], null])
  })

  test('finds no answer that was undone', async () => {
    const answer = { version: 1, to: 'b@example.com', subject: 's', text: 'undone sage', attachPlan: false }
    const replied = await thandeka.send('POST', 'enquiries/3/reply', { body: answer })
    expect(await excerpts('undone')).toHaveLength(1)
    await thandeka.send('POST', `undo/${repliedSchema.parse(replied.json()).undoId}`, { body: {} })
    expect(await excerpts('undone')).toEqual([])
  })

  test('treats its input as words, never as SQL, search syntax or markup', async () => {
    const hostile = [
      ...'"\'*%_?:()^-+\\!🧿',
      '"*',
      'NEAR(',
      '-sage',
      'text: sage',
      '"sage',
      "sage'); DROP TABLE search; --",
      'sage & | ! <->',
      'sa:*',
      '0821" OR "a',
      "082'1234 <-> | & 5",
      '$1',
      'the',
      'a '.repeat(99),
      '('.repeat(200),
      '👩🏾‍💻',
    ]
    for (const question of hostile) await search(question)
    expect(await excerpts('sage')).toHaveLength(3)
  })
})

test('punctuation ends a word, and an overlong word does not hide others', async () => {
  const message = `${'ä'.repeat(4_000)} R50→lanterns\nbeads•Zoë☎curtains`
  await add(sampleContact(1, { message }))
  for (const word of ['lant', 'bead', 'zoe', 'curt']) expect(await excerpts(word)).toHaveLength(1)
})

test('a word is found and marked while it is typed', async () => {
  const message = 'Kayla here: our business in Vereeniging grows. But what does it cost to build?'
  await add(
    sampleContact(1, { message }),
    sampleContact(2, { message: 'But what does it cost to build, Kaitlin?' }),
    sampleContact(3, { message: 'Zoë’s companies grow.' }),
  )
  const typed = ['bus', 'busin', 'busine', 'busines', 'business', 'our busine', 'growing busine', 'vereenigi']
  for (const question of [...typed, 'kayl', 'kay'])
    expect([question, (await excerpts(question)).map((hit) => hit.replace(/:.*/, ''))]).toEqual([
      question,
      ['1 message'],
    ])
  expect(await excerpts('grows zoe compani')).toEqual(['3 message: [Zoë]’s [companies] [grow].'])
})

test('a long text is shown from the match on, in whole characters', async () => {
  await add(sampleContact(1, { message: `${'👩🏾‍💻 '.repeat(300)}needle${' 🌙'.repeat(900)}` }))
  const [hit = ''] = await excerpts('needle')
  expect(hit).toMatch(/^1 message: ….*\[needle\].*…$/u)
  expect(hit.isWellFormed()).toBe(true)
  expect(Array.from(hit).length).toBeLessThan(300)
})

test('an enquiry is found by its address, telephone number, own number and plan reference, and by parts of them', async () => {
  const plan = 'v=2026-11-20&need=ecommerce&months=24'
  const [reference, letters] = [quoteReference(plan), quoteReference(plan).slice(4, 8).toLowerCase()]
  const withPlan = ({ metadata, ...rest }: Enquiry): Enquiry => ({ ...rest, metadata: { ...metadata, plan } })
  const email = 'nomvula.khoza@ushop-pinetown.example'
  await add(
    withPlan(sampleContact(1, { email, phoneNumber: '+27835550142', message: 'Hello' })),
    withPlan(sampleLead(2, { email: 'other@else.example', phoneNumber: '+27835559143' })),
  )
  const addresses = ['Nomvula.Khoza@ushop-pinetown.example', 'nomvula.khoza@ush', '@ushop-pinetown.example']
  const phones = ['0835550142', '083 555 0142', '+27 (0)83-555-0142', '555 0142', '+27 83 555 01']
  const numbers = ['E-1', 'e1', '1']
  const shared = ['083 55', reference, letters]
  for (const question of [...addresses, ...phones, ...numbers, ...shared]) {
    const hits = await excerpts(question)
    const counts = ['1 contact: ', '2 '].map((start) => hits.filter((hit) => hit.startsWith(start)).length)
    expect([question, ...counts]).toEqual([question, 1, shared.includes(question) ? 1 : 0])
  }
})

test('a telephone number is marked, and found in a text in any format', async () => {
  await add(sampleContact(1, { phoneNumber: '+27835550142', message: 'Hello' }))
  const spellings = ['0825550199', '082 555 0199', '+27825550199', '(+27) 82 555-0199']
  await add(...spellings.map((written, index) => sampleContact(index + 2, { message: `Phone ${written}.` })))
  const [hit = ''] = await excerpts('0835550142')
  expect(hit.replaceAll('] [', ' ')).toContain('[083 555 0142]')
  expect(await excerpts('+27 82 555 0199')).toHaveLength(4)
  expect(await excerpts('0825550199')).toHaveLength(4)
})

test('foreign and invalid numbers are found as typed', async () => {
  await add(sampleContact(1, { phoneNumber: '+442079460958', message: 'On 2026-11-23, 27 500 bricks' }))
  for (const question of ['+44 20 7946 0958', '00442079460958', '2026-11-23', '27 500 bricks', '27 500'])
    expect(await excerpts(question), question).toHaveLength(1)
})

test('both the corrected and the original address are found', async () => {
  await add(sampleContact(1, { email: 'wrong@exmaple.com' }))
  await addEvent(1, { kind: 'corrected-address', to: 'right@example.com' })
  expect(await excerpts('right@example.com')).toEqual(['1 contact: [right]@[example].[com]'])
  expect(await excerpts('wrong@exmaple.com')).toHaveLength(1)
})

test('the product of a form, of a plan and of a brand is found, and the brand’s name', async () => {
  const { metadata, ...lead } = sampleLead(4)
  const brand = writeBrand({ name: 'Thandi’s Kitchen', colour: null, product: 'church-app' })
  await add(sampleLead(1), samplePlan(2), sampleLead(3, { category: 'Tenders management software' }))
  await add({ ...lead, metadata: { ...metadata, brand } })
  const products = async (question: string) =>
    (await excerpts(question)).map((hit) => `${hit.split(' ')[0]} ${hit.split(' · ').at(-1)}`)
  expect(await products('tenders manage')).toEqual(['3 [Tenders] [management] software'])
  expect(await products('website')).toEqual(['2 [Website]'])
  expect(await products('church')).toEqual([expect.stringMatching(/^4 .*\[church\]/)])
  expect(await excerpts('thandi kitchen')).toEqual(['4 name: [Thandi]’s [Kitchen]'])
})
