import { expect, test } from 'vitest'
import { loadWholeContent } from '../../server/content.ts'
import { cardWords } from './social-cards.ts'

const content = await loadWholeContent('9999-12-31')
const words = cardWords(content)

test('a higher hourly rate changes the texts of the cards', () => {
  const { ratecard } = content
  const dearerContent = {
    ...content,
    ratecard: { ...ratecard, hourlyRateCents: ratecard.hourlyRateCents + 100 },
  }
  expect(cardWords(dearerContent)).not.toEqual(words)
})

test('a fact that is on no card does not change their texts', () => {
  const { company } = content
  expect(cardWords({ ...content, company: { ...company, hostingCountry: { value: 'Elsewhere' } } })).toEqual(
    words,
  )
})

test('each solution, project, category and legal page has its own card', () => {
  const slugs = [words.solutions, words.projects, words.categories, words.legal]
    .flat()
    .map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(
    content.solutions.length + content['case-studies'].length + content.categories.length + 3,
  )
})
