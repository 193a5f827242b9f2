import type { Page } from '@playwright/test'
import { plan } from '../calculator-steps.ts'
import { delayScripts } from '../delayed-scripts.ts'
import { contactForm, contactRecord, fillContact, THANKS } from '../enquiry-steps.ts'
import { expect, test as testInOwnContext } from '../fixtures.ts'
import { test } from '../shared-page.ts'

test('a browser extension that inserts elements and texts between the fields does not affect a visitor', async ({
  page,
  email,
  storedRecords,
}) => {
  const faults: Array<string> = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await test.step('the contact form', async () => {
    const release = await delayScripts(page)
    await page.goto('/contact-us')
    await page.evaluate(insert)
    await typeWhile(page, async () => {
      release()
      await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1)
    })
    expect(faults).toEqual([])
    await fillContact(page, email)
    await contactForm(page).getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText(THANKS)).toBeVisible()
    await expect(page, 'the script has sent the form').toHaveURL('/contact-us')
    expect(await storedRecords('contactUs', email)).toEqual([expect.objectContaining(contactRecord(email))])
  })
  await test.step('the calculator', async () => {
    await page.goto('/calculator?need=website&months=12')
    await page.evaluate(insert)
    await page.getByRole('button', { name: 'One page more' }).click()
    await months(page, 6).check({ force: true })
    await expect(plan(page)).toContainText('A month, for 6 months')
    await expect(page).toHaveURL(/units=6&payer=person&months=6/)
  })
})

testInOwnContext(
  'if an extension changed the page before hydration, the form stays plain, keeps focus, text and choices, and is sent',
  async ({ page, email, storedRecords }) => {
    await page.addInitScript(
      `document.addEventListener('readystatechange', () => document.readyState === 'interactive' && [${wrap}, ${linkLabels}, ${insert}].forEach((change) => change()))`,
    )
    await test.step('the contact form', async () => {
      const release = await delayScripts(page)
      await page.goto('/contact-us')
      const hydrationError = page.waitForEvent('pageerror')
      await typeWhile(page, async () => {
        release()
        await hydrationError
      })
      await page.reload()
      await expect(page.locator('[name=firstName]')).toHaveValue('Nomvula Khumalo')
      await fillContact(page, email)
      await contactForm(page).getByRole('button', { name: 'Submit' }).click()
      await expect(page).toHaveURL('/contact-us/thank-you')
      expect(await storedRecords('contactUs', email)).toEqual([expect.objectContaining(contactRecord(email))])
    })
    await test.step('the calculator', async () => {
      await page.goto('/calculator?need=website&months=12')
      const hydrationError = page.waitForEvent('pageerror')
      await months(page, 6).check({ force: true })
      await hydrationError
      await expect(months(page, 6)).toBeChecked()
      await page.getByRole('button', { name: 'Work it out', exact: true }).click()
      await expect(plan(page)).toContainText('A month, for 6 months')
    })
  },
)

test('if an extension wraps, moves or redraws fields before hydration, the form stays plain and keeps all input', async ({
  page,
}) => {
  const faults: Array<string> = []
  page.on('pageerror', ({ message }) => faults.push(message))
  const changes = { wrap, redraw, removeIconWhileDetached, moveWhileDetached }
  for (const [name, change] of Object.entries(changes))
    await test.step(name, async () => {
      const release = await delayScripts(page)
      await page.goto('/contact-us')
      await page.evaluate(change)
      await typeWhile(page, async () => {
        release()
        await expect(page.locator('html[data-plain], astro-island:not([ssr])')).toBeAttached()
      })
      const values = await contactForm(page).evaluate((form: HTMLFormElement) => [
        ...new FormData(form).values(),
      ])
      expect(values).toContain('Nomvula Khumalo')
      expect(faults).toEqual([])
      await page.evaluate(() => localStorage.clear())
    })
})

/** Types a name before hydration and continues after it, in the middle of the word, without another click. */
async function typeWhile(page: Page, hydration: () => Promise<void>): Promise<void> {
  const name = page.locator('[name=firstName]')
  await name.click()
  await page.keyboard.type('Nola Khumalo')
  await page.keyboard.press('Home')
  for (const _ of 'No') await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await hydration()
  await page.keyboard.type('mvul')
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Nomvula Khumalo')
}

function months(page: Page, count: number) {
  return page.locator(`[name=months][type=radio][value="${count}"]`)
}

// Changes that password managers, writing assistants and telephone number detectors make to a form. They run in the page.

function insert(): void {
  const island = document.querySelector('astro-island')
  const fields = [...document.querySelectorAll('astro-island :is(input:not([type=hidden]), textarea)')]
  for (const [index, field] of fields.entries()) {
    if (index % 2 === 0) field.before(document.createElement('grammarly-extension'))
    else field.after('✓')
  }
  const addIcons = () => {
    for (const field of fields)
      if (field.nextElementSibling?.tagName !== 'EXTENSION-ICON')
        field.after(document.createElement('extension-icon'))
  }
  addIcons()
  if (island) new MutationObserver(addIcons).observe(island, { childList: true, subtree: true })
}

function wrap(): void {
  const wrapAll = () => {
    for (const field of document.querySelectorAll('astro-island :not(extension-wrapper) > input')) {
      const wrapper = document.createElement('extension-wrapper')
      field.replaceWith(wrapper)
      wrapper.append(field)
    }
  }
  wrapAll()
  const island = document.querySelector('astro-island')
  if (island) new MutationObserver(wrapAll).observe(island, { childList: true, subtree: true })
}

function linkLabels(): void {
  for (const label of document.querySelectorAll('astro-island :is(label, legend)')) {
    const text = label.firstChild
    if (!(text instanceof Text)) continue
    const link = document.createElement('a')
    link.append(text.splitText(1))
    text.after(link)
  }
}

function redraw(): void {
  const container = document.querySelector('[name=firstName]')?.parentElement
  if (container) container.innerHTML += '<i>*</i>'
}

// Observers do not notice changes to a detached element.

async function removeIconWhileDetached(): Promise<void> {
  const label = document.querySelector('astro-island label')
  const [container, icon] = [label?.parentElement, document.createElement('extension-icon')]
  label?.append(icon)
  label?.remove()
  await Promise.resolve()
  icon.remove()
  if (label) container?.prepend(label)
}

async function moveWhileDetached(): Promise<void> {
  const field = document.querySelector('[name=firstName]')
  const [container, wrapper] = [field?.parentElement, document.createElement('div')]
  const [parent, next] = [container?.parentElement, container?.nextSibling ?? null]
  container?.remove()
  await Promise.resolve()
  if (field) wrapper.append(field)
  if (container) parent?.insertBefore(container, next)
  parent?.insertBefore(wrapper, next)
}
