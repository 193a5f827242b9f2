import { expect, test } from 'vitest'
import { readContentFiles } from '../../server/content.ts'
import { rateCardOfNovember2026 as card } from '../pricing/rate-card.fixture.ts'
import { withDraft } from './draft.ts'
import { filledInTexts } from './filled-in-texts.ts'

const files = await readContentFiles()
const change = (part: string, field: string, value: unknown) => ({ part, field, value })

test.each([
  ['home', 'headings.services', 'Four things we do well'],
  ['home', 'contactLead', 'A person reads every message and answers within one working day.'],
  ['services', 'white-label.builds.ecommerce.name', undefined],
  ['services', 'web.builds.website.name', 'a website of 5 pages'],
  ['services-page', 'sheets.web.prices.website.label', 'Website, 5 pages'],
  ['services-page', 'closing', 'Not sure which of the four? Tell us what should change.'],
  ['case-studies', 'customer-friendly-approach.cost.labels.website', 'Website of five pages'],
])('the filled-in text of %s, %s is what its page shows', (part, field, text) => {
  expect(filledInTexts(part, files, files, card)[field]).toBe(text)
})

test('a rule’s placeholder is filled in from the draft', () => {
  const changes = [
    change('values', 'unlimited-requests.description', 'One by one. {smallChanges}'),
    change('company', 'smallChangesDays.value', 45),
  ]
  const draft = withDraft(files, changes)
  expect(filledInTexts('values', draft, files, card)).toEqual({
    'unlimited-requests.description': expect.stringMatching(/^One by one\. .* for 45 days after it\./),
  })
})

test('placeholders are filled in from the live file if the draft’s is invalid; an invalid file itself has no texts', () => {
  const draft = withDraft(files, [
    change('company', 'vatNumber.value', '4'),
    change('services', 'web.teaser', '{Solutions}, {nothing}'),
  ])
  expect(filledInTexts('home', draft, files, card)).toMatchObject({
    'headings.services': 'Four things we do well',
  })
  expect(filledInTexts('services', draft, files, card)).toEqual({})
})
