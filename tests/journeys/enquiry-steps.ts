import type { Locator, Page } from '@playwright/test'

export const THANKS = 'Thank you! Your submission has been received!'
export const FAILURE = 'Oops! Something went wrong while submitting the form.'

/** Fills in a complete, honest enquiry on the contact form. */
export async function fillContact(page: Page, email: string): Promise<void> {
  await fillPerson(contactForm(page), email)
  await page.locator('label').filter({ hasText: 'White label solution' }).click()
  await page
    .getByLabel(/^Message/)
    .fill('We sell furniture on WhatsApp.\nAbout 300 products; “before Easter”, please. 🪑')
}

/** Fills in the four fields that both forms have. */
export async function fillPerson(form: Locator, email: string): Promise<void> {
  await form.getByLabel('First Name').fill('Lerato')
  await form.getByLabel('Surname').fill('Mokoena')
  await form.getByLabel('Email Address').fill(email)
  await form.getByLabel('Phone Number').fill('082 123 4567')
}

export function contactForm(page: Page): Locator {
  return page.locator('form[action="/contact-us"]')
}

export function leadForm(page: Page, slug: string): Locator {
  return page.locator(`form[action="/our-work/${slug}"]`)
}

export const contactRecord = (email: string) => ({
  firstName: 'Lerato',
  surname: 'Mokoena',
  email,
  phoneNumber: '+27821234567',
  category: 'White label solution',
  message: 'We sell furniture on WhatsApp.\nAbout 300 products; “before Easter”, please. 🪑',
})
