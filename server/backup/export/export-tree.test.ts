import { describe, expect, test } from 'vitest'
import type { Enquiry } from '../../../domain/enquiry/enquiry.ts'
import {
  quarantined,
  sampleContact,
  sampleLead,
  sampleNewsletter,
  samplePlan,
} from '../../../domain/enquiry/samples/enquiries.ts'
import { branchOf, depthOfEntries, type Post, placeFaults, readEntry } from './export-tree.ts'

const { record, metadata } = sampleContact(1)
const { postId, userId } = record

function postOf(enquiry: Enquiry, changed: Partial<Post> = {}): Post {
  const { userId, postId } = enquiry.record
  return { branch: branchOf(enquiry.metadata), userId, postId, record: enquiry.record, ...changed }
}

test('a quarantined enquiry is under quarantine, any other under its collection', () => {
  expect(branchOf(quarantined(sampleLead(2)).metadata)).toBe('quarantine')
  expect(branchOf(sampleLead(2).metadata)).toBe('whiteLabelSolution')
})

test.each([
  ['contactUs', 3],
  ['quarantine', 3],
  ['beside', 2],
  ['contacts', 1],
])('an entry under %s is %i levels deep', (branch, depth) => {
  expect(depthOfEntries(branch)).toBe(depth)
})

describe('an entry is read', () => {
  test.each([
    sampleContact(1),
    samplePlan(2),
    sampleLead(3),
    sampleNewsletter(4),
    quarantined(sampleLead(5)),
  ])('as a record of its branch: $record.postId', (enquiry) => {
    const post = postOf(enquiry)
    const path = [post.branch, post.userId, post.postId]
    expect(readEntry({ path, value: JSON.parse(JSON.stringify(post.record)) })).toEqual({ post })
  })

  test('as the metadata of a record', () => {
    expect(readEntry({ path: ['beside', postId], value: metadata })).toEqual({ postId, metadata })
  })

  test.each([
    ['no tree', [], [], 'the tree: must be an object'],
    ['a branch that is a list', ['contactUs'], [], 'contactUs: must be an object'],
    ['a user that is a text', ['contactUs', 'u'], 'x', 'contactUs/u: must be an object'],
    ['an unknown branch', ['contacts'], {}, 'contacts: there is no such branch'],
    ['an empty record', ['contactUs', 'u', 'p'], {}, 'contactUs/u/p/firstName: '],
    ['an unknown field', ['contactUs', 'u', 'p'], { ...record, x: 1 }, 'contactUs/u/p: '],
    ['an invalid consent', ['beside', 'p'], { ...metadata, consents: [{}] }, 'beside/p/consents/0/purpose: '],
  ])('and refused if it is %s', (_why, path, value: unknown, fault) => {
    expect(readEntry({ path, value })).toEqual({
      faults: expect.arrayContaining([expect.stringContaining(fault)]),
    })
  })
})

describe('the place of a record', () => {
  test('is right in an export', () => {
    for (const enquiry of [sampleContact(1), quarantined(sampleLead(2))])
      expect(placeFaults(postOf(enquiry), enquiry.metadata)).toEqual([])
  })

  test.each([
    ['its metadata is missing', postOf(sampleContact(1)), null, 'has no entry under beside'],
    ['the user differs', postOf(sampleContact(1), { userId: 'x' }), metadata, `holds the user id ${userId}`],
    ['the post differs', postOf(sampleContact(1), { postId: 'x' }), metadata, `holds the post id ${postId}`],
    [
      'an enquiry that is not quarantined is under quarantine',
      postOf(sampleContact(1), { branch: 'quarantine' }),
      metadata,
      'belongs under contactUs',
    ],
    [
      'the collection differs',
      postOf(sampleContact(1)),
      sampleLead(1).metadata,
      'is no record of whiteLabelSolution',
    ],
    [
      'a quarantined one has metadata of another collection',
      postOf(quarantined(sampleContact(1))),
      quarantined(sampleLead(1)).metadata,
      'is no record of whiteLabelSolution',
    ],
  ])('is wrong when %s', (_why, post, metadata, fault) => {
    expect(placeFaults(post, metadata)).toContainEqual(expect.stringContaining(fault))
  })
})
