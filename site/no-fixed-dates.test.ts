import { expect, test } from 'vitest'
import otherCosts from '../content/other-costs.json' with { type: 'json' }
import { formatDate } from '../domain/calendar/calendar.ts'
import { builtTexts } from './built-pages.fixture.ts'

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec'
const DAY = new RegExp(`\\b\\d{1,2}\\s(${MONTHS})\\b`)

test('no built page contains a hard-coded date, except for the privacy notice and the dollar rate', async () => {
  const pages = await builtTexts()
  const rateDay = formatDate(otherCosts.dollarRate.on)
  expect(pages.length).toBeGreaterThan(20)
  const dated = pages
    .filter(([, texts]) => texts.some((text) => DAY.test(text.replaceAll(rateDay, ''))))
    .map(([name]) => name)
  expect(dated).toEqual(['privacy.html'])
})
