import { describe, expect, test } from 'vitest'
import { mergeSavedAnswers } from './merge-saved-answers.ts'

const answer = (id: string, text = 'as it was') => ({ id, name: id, subject: '', text })
const BASE = [answer('price'), answer('thanks')]
const merged = (mine: typeof BASE, theirs: typeof BASE) => {
  const { answers, theirs: conflicts } = mergeSavedAnswers(BASE, mine, theirs)
  return { answers: answers.map(({ id, text }) => `${id}: ${text}`), conflicts: [...conflicts] }
}

describe('saved answers edited by two people at once', () => {
  test('include the changes, additions and removals of both, without a conflict', () => {
    expect(
      merged(
        [answer('price', 'mine'), answer('thanks'), answer('mine-too', 'new')],
        [answer('thanks', 'theirs'), answer('price'), answer('theirs-too', 'new')],
      ),
    ).toEqual({
      answers: ['thanks: theirs', 'price: mine', 'theirs-too: new', 'mine-too: new'],
      conflicts: [],
    })
    expect(merged([answer('thanks')], BASE).answers).toEqual(['thanks: as it was'])
    expect(merged(BASE, [answer('price')]).answers).toEqual(['price: as it was'])
    expect(merged([answer('price', 'same')], [answer('price', 'same')])).toEqual({
      answers: ['price: same'],
      conflicts: [],
    })
  })

  test('conflict if both edited the same one, and keep both texts', () => {
    expect(merged([answer('price', 'mine')], [answer('price', 'theirs')])).toEqual({
      answers: ['price: mine'],
      conflicts: [['price', answer('price', 'theirs')]],
    })
  })

  test('conflict if one edited what the other removed, and lose nothing', () => {
    expect(merged([answer('price', 'mine'), answer('thanks')], [answer('thanks')])).toEqual({
      answers: ['thanks: as it was', 'price: mine'],
      conflicts: [['price', null]],
    })
    expect(merged([answer('thanks')], [answer('price', 'theirs'), answer('thanks')])).toEqual({
      answers: ['price: theirs', 'thanks: as it was'],
      conflicts: [['price', answer('price', 'theirs')]],
    })
  })
})
