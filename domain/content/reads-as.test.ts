import { expect, test } from 'vitest'
import { readContentFiles } from '../../server/content.ts'
import { rateCardOfNovember2026 as card } from '../pricing/rate-card.fixture.ts'
import { withDraft } from './draft.ts'
import { readsAs } from './reads-as.ts'

const files = await readContentFiles()
const change = (part: string, field: string, value: unknown) => ({ part, field, value })

test.each([
  ['home', 'headings.services', 'Four things we do well'],
  ['home', 'contactLead', 'A person reads every message and answers within one working day.'],
  ['services', 'white-label.builds.ecommerce.name', undefined],
  ['services', 'web.builds.website.name', 'a 5-page website'],
  ['services-page', 'sheets.web.prices.website.label', 'Website, 5 pages'],
  ['services-page', 'closing', 'Not sure which of the four? Tell us what should change.'],
  ['case-studies', 'customer-friendly-approach.cost.labels.website', 'Website of five pages'],
])('%s, %s reads as its page shows it', (part, field, shown) => {
  expect(readsAs(part, files, files, card)[field]).toBe(shown)
})

test('a text has the words of the rules as the draft has them', () => {
  const changes = [
    change('values', 'unlimited-requests.description', 'One by one. {smallChanges}'),
    change('company', 'smallChangesDays.value', 45),
  ]
  const draft = withDraft(files, changes)
  expect(readsAs('values', draft, files, card)).toEqual({
    'unlimited-requests.description': expect.stringMatching(/^One by one\. .* for 45 days after it\./),
  })
})

test('another file that is not right is read as it is live, and of one’s own nothing is', () => {
  const draft = withDraft(files, [
    change('company', 'vatNumber.value', '4'),
    change('services', 'web.teaser', '{Solutions}, {nothing}'),
  ])
  expect(readsAs('home', draft, files, card)).toMatchObject({ 'headings.services': 'Four things we do well' })
  expect(readsAs('services', draft, files, card)).toEqual({})
})
