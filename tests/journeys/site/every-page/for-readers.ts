import type { Page } from '@playwright/test'

const HEADINGS_OF_SCHEDULE = ['Share paid', 'No.', 'Date', 'Instalment', 'Paid so far', 'Still to pay']

/** Fields that a screen reader announces as invalid. */
export async function invalidFields(page: Page): Promise<Array<string>> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  await client.detach()
  return nodes
    .filter(({ properties = [] }) =>
      properties.some(({ name, value }) => name === 'invalid' && value.value !== 'false'),
    )
    .map(({ role, name }) => `${role?.value} ${name?.value}`)
}

/** The headings of the schedule's first table in the accessibility tree, if any is missing. */
export async function missingTableHeadings(page: Page): Promise<Array<string>> {
  const table = page.getByRole('table', { name: /^Instalments of/ }).first()
  const headings = await table.getByRole('columnheader').allTextContents()
  return headings.join() === HEADINGS_OF_SCHEDULE.join() ? [] : ['headings of the table:', ...headings]
}

/** The colours of an introduction and of a field's edge, unless they become darker with the preference for more contrast. */
export async function unchangedByContrast(page: Page): Promise<Array<string>> {
  const before = await coloursOf(page)
  await page.emulateMedia({ contrast: 'more' })
  const after = await coloursOf(page)
  await page.emulateMedia({ contrast: null })
  const colours = `${before.join(' and ')}, then ${after.join(' and ')}`
  return colours === 'rgb(84, 86, 99) and rgb(140, 135, 121), then rgb(51, 53, 63) and rgb(84, 86, 99)'
    ? []
    : [colours]
}

function coloursOf(page: Page): Promise<Array<string>> {
  return page.evaluate(() => {
    const { color } = getComputedStyle(document.querySelector('main .lead') ?? document.body)
    return [color, getComputedStyle(document.querySelector('#lump-sum') ?? document.body).borderTopColor]
  })
}
