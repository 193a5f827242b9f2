import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import {
  quarantined,
  sampleBrand,
  sampleCall,
  sampleContact,
  sampleLead,
  sampleNewsletter,
  samplePlan,
  samplePostId,
} from '../../../domain/enquiry/samples/enquiries.ts'
import type { ExportTree } from './export-tree.ts'
import { treeText } from './print-tree.ts'
import type { Progress } from './progress.ts'
import { readTree } from './read-tree.ts'

const noProgress: Progress = { step: () => {}, done: () => {} }
const enquiries = [
  sampleContact(1, { message: '“héllo” 😀 \\ " \u2028 \u0000 \ud800\n'.repeat(40) }),
  sampleLead(2),
  sampleNewsletter(3),
  quarantined(sampleLead(4)),
  samplePlan(5),
  sampleContact(6, { userId: 'AnotherAnonymousVisitor00001' }),
  sampleContact(7),
  sampleCall(8, 'afternoons'),
  sampleBrand(9),
]

describe('a written tree', () => {
  test('is exactly JSON.stringify of the specification’s layout, users and posts in their order', async () => {
    expect(await written(enquiries)).toBe(`${JSON.stringify(treeOf(enquiries), null, 2)}\n`)
    expect(await written([])).toBe(`${JSON.stringify(treeOf([]), null, 2)}\n`)
  })

  test('is read back unchanged, oldest first, however it is split into pieces', async () => {
    const text = await written(enquiries.toReversed())
    for (const length of [1, 7, 1_000, text.length]) expect(await read(text, length)).toEqual(enquiries)
  })

  test('is read back without line breaks, and with the byte order mark of some editors', async () => {
    const text = JSON.stringify(treeOf(enquiries))
    expect(await read(text)).toEqual(enquiries)
    expect(await read(`\ufeff${text}`)).toEqual(enquiries)
  })
})

describe('a tree is refused as a whole', () => {
  const id = samplePostId(1)
  const { record, metadata } = sampleContact(1)
  const { userId } = record
  const beside = { [id]: metadata }
  const contact = (changed: object) => ({
    contactUs: { [userId]: { [id]: { ...record, ...changed } } },
    beside,
  })
  const tree = contact({})

  test.each([
    ['it is no tree', [], /^the tree: must be an object/],
    ['it is a text', 'x', /^the tree: must be an object/],
    ['it has an unknown branch', { contacts: {} }, /contacts: there is no such branch/],
    ['a branch is a list', { contactUs: [] }, /contactUs: must be an object/],
    ['a user is a text', { contactUs: { u: 'x' } }, /contactUs\/u: must be an object/],
    ['a record is empty', { contactUs: { [userId]: { [id]: {} } }, beside }, /contactUs\/.*\/firstName/],
    ['a record has an unknown field', contact({ x: 1 }), /contactUs\/.*: /],
    ['a record has another user id', contact({ userId: 'x'.repeat(28) }), /: holds the user id/],
    ['a record has another post id', contact({ postId: samplePostId(2) }), /: holds the post id/],
    [
      'an ordinary record is in quarantine',
      { quarantine: tree.contactUs, beside },
      /: belongs under contactUs/,
    ],
    [
      'a record is of another collection than its metadata',
      { ...tree, beside: { [id]: sampleLead(1).metadata } },
      /: is no record of whiteLabelSolution/,
    ],
    [
      'a quarantined record is of another collection than its metadata',
      { quarantine: tree.contactUs, beside: { [id]: quarantined(sampleLead(1)).metadata } },
      /: is no record of whiteLabelSolution/,
    ],
    [
      'a consent is invalid',
      { ...tree, beside: { [id]: { ...metadata, consents: [{}] } } },
      /beside\/.*\/consents\/0\/purpose: /,
    ],
    ['the metadata is missing', { contactUs: tree.contactUs }, /has no entry under beside/],
    ['there is no record', { beside }, /there is no record of this post id/],
    ['a post id occurs twice', { ...tree, quarantine: tree.contactUs }, /in two places/],
    [
      'the second of two is wrong',
      { contactUs: { [userId]: { [id]: record, x: record } }, beside },
      /\/x: has no entry/,
    ],
  ])('when %s', async (_why, tree, message) => {
    await expect(read(JSON.stringify(tree))).rejects.toMatchObject({
      name: 'ExportTreeError',
      message: expect.stringMatching(message),
    })
  })

  test('when an object contains a name twice, which JSON.parse would accept', async () => {
    const text = `{"contactUs":{"${userId}":{"${id}":${JSON.stringify(record)},"${id}":${JSON.stringify(record)}}},"beside":${JSON.stringify(beside)}}`
    await expect(read(text)).rejects.toThrow('in two places')
  })

  test.each([
    [
      'a name twice within a record',
      ['"firstName":', '"email":"other@example.com","firstName":'],
      `contactUs/${userId}/${id}/email: stands twice`,
    ],
    [
      'a name twice deeper within it',
      ['"quarantine":null', '"quarantine":{"until":1,"until":2}'],
      `beside/${id}/quarantine/until: stands twice`,
    ],
    [
      'the name __proto__',
      ['"firstName":', '"__proto__":{"email":"x"},"firstName":'],
      `contactUs/${userId}/${id}/__proto__: is no name`,
    ],
  ] as const)('when it has %s, which would be lost silently', async (_what, [find, changed], message) => {
    const text = JSON.stringify(tree)
    expect(text).toContain(find)
    await expect(read(text.replace(find, changed))).rejects.toThrow(expect.objectContaining({ message }))
  })

  test('when its bytes are not UTF-8, in the middle or at the end', async () => {
    const text = Buffer.from(JSON.stringify({ ...tree, é: 1 }), 'latin1')
    const cut = Buffer.concat([Buffer.from(JSON.stringify(tree)), Buffer.from([0xc3])])
    for (const bytes of [text, cut])
      await expect(read(bytes)).rejects.toThrow(/^the tree: not UTF-8, soon after its byte \d+$/)
  })

  test('when it has hundreds of faults, naming the first hundred', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`branch${index}`, 1]))
    const failure = await read(JSON.stringify(many)).catch((error: Error) => error.message)
    expect(String(failure).split('\n')).toHaveLength(100)
  })

  test('when a name is very long, quoting its beginning', async () => {
    const failure = await read(`{"${'x'.repeat(100_000)}":1}`, 65_536).catch((error: Error) => error.message)
    expect(failure).toBe(`${'x'.repeat(128)}…: there is no such branch`)
  })

  test.each(['', '{', '{"contactUs":', '{"contactUs":{}', '{} {}', '{"contactUs":{}}x', 'nonsense'])(
    'when it is not JSON: %j',
    async (text) => {
      await expect(read(text)).rejects.toThrow(SyntaxError)
    },
  )
})

async function written(list: ReadonlyArray<Enquiry>): Promise<string> {
  return (await Array.fromAsync(treeText(Readable.from(list), noProgress))).join('')
}

async function read(text: string | Buffer, pieceBytes = 64): Promise<Array<Enquiry>> {
  const bytes = Buffer.isBuffer(text) ? text : Buffer.from(text)
  const starts = Array.from(
    { length: Math.ceil(bytes.length / pieceBytes) },
    (_, index) => index * pieceBytes,
  )
  const pieces = starts.map((start) => bytes.subarray(start, start + pieceBytes))
  using tree = await readTree(Readable.from(pieces, { objectMode: false }), noProgress)
  return [...tree.enquiries()]
}

/** The expected tree, built in memory. */
function treeOf(list: ReadonlyArray<Enquiry>): ExportTree {
  const tree: ExportTree = {
    contactUs: {},
    whiteLabelSolution: {},
    newsletter: {},
    quarantine: {},
    beside: {},
  }
  for (const { collection, record, metadata } of list) {
    const users = tree[metadata.quarantine ? 'quarantine' : collection]
    users[record.userId] = { ...users[record.userId], [record.postId]: record }
    tree.beside[record.postId] = metadata
  }
  return tree
}
