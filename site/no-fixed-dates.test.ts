import { expect, test } from 'vitest'
import { builtTexts } from './built-pages.fixture.ts'

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec'
const DAY = new RegExp(`\\b\\d{1,2}\\s(${MONTHS})\\b`)

test('no built page shows a day that was fixed when somebody wrote it, but for the date of the privacy notice', async () => {
  const pages = await builtTexts()
  expect(pages.length).toBeGreaterThan(20)
  const dated = pages.filter(([, texts]) => texts.some((text) => DAY.test(text))).map(([name]) => name)
  expect(dated).toEqual(['privacy.html'])
})
