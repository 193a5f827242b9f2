import { expect, test } from 'vitest'
import { contentFaults, parseContentFile } from './content.ts'

const thandi = {
  id: 'thandi',
  name: 'Thandi Nkosi',
  role: 'Founder',
  sentence: 'Reads every message.',
  photo: { file: 'thandi.jpg', alt: 'Thandi at her desk' },
}

test('a site has any number of people, with a photo or without', () => {
  const { photo, ...sipho } = { ...thandi, id: 'sipho' }
  for (const people of [[], [thandi], [thandi, sipho, { ...thandi, id: 'anika', photo }]])
    expect(parseContentFile('people', people)).toEqual(people)
})

test.each([
  ['a photo in another folder', [{ ...thandi, photo: { ...thandi.photo, file: '../thandi.jpg' } }]],
  ['two people with one id', [thandi, { ...thandi, name: 'Thandi Zulu' }]],
  ['a person without a role', [{ ...thandi, role: undefined }]],
])('%s is refused', (_fault, people) => {
  expect(contentFaults('people', people)).toHaveLength(1)
})

test.each([
  ['', 'Say in a few words what the photo shows, for people who cannot see it.'],
  [undefined, 'Say in a few words what the photo shows, for people who cannot see it.'],
  ['x'.repeat(161), 'Say it in at most 160 letters.'],
])('a photo with the description %j is refused beside its field', (alt, message) => {
  const people = [{ ...thandi, photo: { ...thandi.photo, alt } }]
  expect(contentFaults('people', people)).toEqual([{ path: [0, 'photo', 'alt'], message }])
})
