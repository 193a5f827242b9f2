import type { Page } from '@playwright/test'
import { contactForm, fillContact, fillPerson, leadForm, THANKS } from '../enquiry-steps.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'

test('a calculator that is translated while in use shows the figures of the choices', async ({
  page,
  browser,
}) => {
  await page.goto('/calculator?need=live-camera&months=12')
  await page.getByRole('radio', { name: '6', exact: true }).check({ force: true })
  await expect(page).toHaveURL(/months=6/)
  await translate(page)
  await page.getByRole('radio', { name: /^Ecommerce with/ }).check({ force: true })
  await page.getByRole('radio', { name: '24', exact: true }).check({ force: true })
  await page.locator('form details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '')
  })
  await page.getByRole('button', { name: 'One more: Each further payment provider' }).click()
  await page.getByLabel('Amount, optional').fill('2000')
  await expect(page).toHaveURL(/lumpSum=/)
  const reference = await browser.newPage()
  await reference.goto(page.url())
  await expect.poll(() => textsOf(page)).toEqual(await textsOf(reference))
  await reference.close()
})

test('a form that is translated before the first touch stays plain, keeps all input, and is sent', async ({
  page,
  email,
  site,
  storedRecords,
}) => {
  await test.step('the calculator', async () => {
    await page.goto('/calculator?need=website&months=12')
    await translate(page)
    await page.getByRole('radio', { name: '24', exact: true }).check({ force: true })
    await page.getByRole('button', { name: 'Work it out', exact: true }).click()
    await expect(page).toHaveURL(/months=24/)
    const plan = page.getByRole('complementary', { name: 'Your plan' })
    await expect(plan).toContainText('A month, for 24 months')
  })
  await test.step('the contact form', async () => {
    await page.goto('/contact-us')
    await translate(page)
    await fillContact(page, email)
    await contactForm(page).getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText(THANKS)).toBeVisible()
    expect(await storedRecords('contactUs', email)).toHaveLength(1)
  })
  await test.step('the contact form, translated in place as by Firefox and Safari', async () => {
    await page.goto('/contact-us')
    const form = page.locator('astro-island form')
    await form.evaluate((root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let text = walker.nextNode(); text; text = walker.nextNode())
        text.nodeValue = `ZU ${text.nodeValue}`
    })
    const translated = await form.textContent()
    await page.locator('[name=firstName]').fill('Nomvula')
    await expect(page.locator('html[data-plain], astro-island:not([ssr])')).toBeAttached()
    expect(await form.textContent()).toBe(translated)
    await expect(page.locator('[name=firstName]')).toHaveValue('Nomvula')
  })
  await test.step('a product’s form, with the months of its plan', async () => {
    await page.goto('/our-work/ecommerce')
    await translate(page)
    await page.locator('#plan').getByRole('radio', { name: '18 months' }).check({ force: true })
    const form = leadForm(page, 'ecommerce')
    await fillPerson(form, email)
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText(THANKS)).toBeVisible()
    const [record] = await storedRecords('whiteLabelSolution', email)
    expect((await site.stored()).beside[String(record?.postId)]).toMatchObject({ estimate: { months: 18 } })
  })
})

/** Like Chrome: wraps each text in two elements, and later texts when they appear. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Array<Text> = []
      for (let text = walker.nextNode(); text; text = walker.nextNode())
        if (text instanceof Text && text.data.trim() && !text.parentElement?.closest('font, script, style'))
          texts.push(text)
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        outer.append(inner)
        inner.textContent = text.data
        text.replaceWith(outer)
      }
    }
    document.documentElement.classList.add('translated-ltr')
    translateIn(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) translateIn(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

/** The text of the page, one line per element with text. */
function textsOf(page: Page): Promise<Array<string>> {
  return page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('p, b, em, small, dt, dd, td, th, h2, h3, li, label, legend, summary')]
      .filter((element) => !element.closest('[aria-live], [role=status]'))
      .map((element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? '')
      .filter(Boolean),
  )
}
