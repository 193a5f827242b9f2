import { describe, expect, test } from 'vitest'
import { type ExportTree, submissionsToTree, treeToSubmissions } from './export-tree.ts'
import {
  heldBack,
  sampleContact,
  sampleLead,
  sampleNewsletter,
  samplePlan,
  samplePostId,
} from './samples/submissions.ts'
import type { Submission } from './submission.ts'

const submissions = [sampleContact(1), sampleLead(2), sampleNewsletter(3), heldBack(sampleLead(4))]
const userId = submissions[0]?.record.userId ?? ''

describe('the exported tree', () => {
  test('has the collections of the brief: user id, post id, record', async () => {
    const tree = await treeOf(submissions)
    expect(Object.keys(tree)).toEqual([
      'contactUs',
      'whiteLabelSolution',
      'newsletter',
      'quarantine',
      'beside',
    ])
    expect(tree.contactUs).toEqual({ [userId]: { [samplePostId(1)]: sampleContact(1).record } })
    expect(tree.newsletter).toEqual({ [userId]: { [samplePostId(3)]: sampleNewsletter(3).record } })
    expect(Object.keys(tree.beside)).toEqual([1, 2, 3, 4].map(samplePostId))
  })

  test('holds what is held back under quarantine only', async () => {
    const tree = await treeOf(submissions)
    expect(tree.quarantine).toEqual({ [userId]: { [samplePostId(4)]: sampleLead(4).record } })
    expect(tree.whiteLabelSolution).toEqual({ [userId]: { [samplePostId(2)]: sampleLead(2).record } })
  })

  test('comes back as it was, oldest first, through JSON', async () => {
    const tree: unknown = JSON.parse(JSON.stringify(await treeOf(submissions.toReversed())))
    expect(treeToSubmissions(tree)).toEqual(submissions)
  })

  test('keeps a plan: the estimate in its record, the link beside it', async () => {
    const tree: unknown = JSON.parse(JSON.stringify(await treeOf([samplePlan(1)])))
    expect(tree).toMatchObject({
      contactUs: { [userId]: { [samplePostId(1)]: { estimate: { months: 6 } } } },
    })
    expect(treeToSubmissions(tree)).toEqual([samplePlan(1)])
  })

  test('of nothing comes back as nothing', async () => {
    expect(treeToSubmissions(await treeOf([]))).toEqual([])
  })
})

describe('a tree is refused whole', () => {
  const id = samplePostId(1)
  const record = sampleContact(1).record
  const beside = { [id]: sampleContact(1).beside }

  test.each([
    ['it is no tree', [], /^the tree: /],
    ['it has a branch too many', { contacts: {} }, /contacts/],
    [
      'a record has a field too many',
      { contactUs: { [userId]: { [id]: { ...record, x: 1 } } }, beside },
      /contactUs/,
    ],
    ['a record is empty', { contactUs: { [userId]: { [id]: {} } }, beside }, /contactUs\/.*\/firstName/],
    [
      'nothing stands beside',
      { contactUs: { [userId]: { [id]: record } } },
      /nothing stands for it under beside/,
    ],
    ['the user id differs', { contactUs: { other: { [id]: record } }, beside }, /holds the user id/],
    [
      'the post id differs',
      { contactUs: { [userId]: { x: record } }, beside: { x: beside[id] } },
      /the post id/,
    ],
    ['there is no record', { beside }, /there is no record of this post id/],
    [
      'a clean record is held back',
      { quarantine: { [userId]: { [id]: record } }, beside },
      /belongs under contactUs/,
    ],
    [
      'the collection differs',
      { contactUs: { [userId]: { [id]: record } }, beside: { [id]: sampleLead(1).beside } },
      /is no record of whiteLabelSolution/,
    ],
    [
      'a post id stands twice',
      { contactUs: { [userId]: { [id]: record } }, quarantine: { [userId]: { [id]: record } }, beside },
      /in two places/,
    ],
  ])('when %s', (_why, tree: unknown, message) => {
    expect(() => treeToSubmissions(tree)).toThrow(expect.objectContaining({ name: 'ExportTreeError' }))
    expect(() => treeToSubmissions(tree)).toThrow(message)
  })
})

async function treeOf(list: Array<Submission>): Promise<ExportTree> {
  return submissionsToTree(
    (async function* () {
      yield* list
    })(),
  )
}
