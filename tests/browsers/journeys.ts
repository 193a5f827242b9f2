import { formatRand } from '../../domain/money/money.ts'
import { THANKS } from '../journeys/enquiry-steps.ts'
import { recordsOf, type SiteServer } from '../journeys/site-server.ts'
import { isSeen, pressOn, type Tab, textOf, typeInto, until } from './tab.ts'

/** A visitor's journey in any browser. If a step fails, the error names it. */
export type Journey = {
  name: string
  /** @param email unique to the journey, to find the stored record */
  run: (tab: Tab, site: SiteServer, email: string) => Promise<void>
}

const SUBMIT_PLAN = '#main form [type=submit]'
const MENU_LINK = 'header nav a[href="/about-us"]'

export const JOURNEYS: ReadonlyArray<Journey> = [
  { name: 'menu', run: openMenu },
  { name: 'contact form', run: sendContact },
  { name: 'lead form', run: sendLead },
  { name: 'newsletter', run: joinNewsletter },
  { name: 'calculator', run: changePlan },
  { name: 'gallery', run: openGallery },
  { name: 'tabs', run: changeTab },
]

async function openMenu(tab: Tab, { url }: SiteServer): Promise<void> {
  await tab.open(`${url}/`)
  if (!(await isSeen(tab, MENU_LINK))) await pressOn(tab, 'header button')
  await until('a link of the menu', () => isSeen(tab, MENU_LINK))
  await pressOn(tab, MENU_LINK)
  await until('the page of the link', async () => (await pathOf(tab)) === '/about-us')
}

async function sendContact(tab: Tab, site: SiteServer, email: string): Promise<void> {
  await tab.open(`${site.url}/contact-us`)
  await typePerson(tab, 'contact', email)
  await pressOn(tab, '[name=category][value="White label solution"]')
  await typeInto(tab, '#contact-message', 'We sell furniture.')
  await pressOn(tab, 'form[action="/contact-us"] [type=submit]')
  await until('the thanks', async () => (await textOf(tab)).includes(THANKS))
  await checkStored(site, 'contactUs', email, {
    category: 'White label solution',
    message: 'We sell furniture.',
  })
}

async function sendLead(tab: Tab, site: SiteServer, email: string): Promise<void> {
  await tab.open(`${site.url}/our-work/ecommerce`)
  await typePerson(tab, 'lead', email)
  await pressOn(tab, 'form[action="/our-work/ecommerce"] [type=submit]')
  await until('the thanks', async () => (await textOf(tab)).includes(THANKS))
  await checkStored(site, 'whiteLabelSolution', email, { surname: 'Mokoena' })
}

async function joinNewsletter(tab: Tab, site: SiteServer, email: string): Promise<void> {
  await tab.open(`${site.url}/our-work`)
  await typeInto(tab, 'footer [type=email]', email)
  await pressOn(tab, 'footer form button')
  await until('the thanks', async () => (await textOf(tab)).includes(THANKS))
  await checkStored(site, 'newsletter', email, { status: 'pending' })
}

/** With or without client-side script, the page must show the figures that the server calculates. */
async function changePlan(tab: Tab, { url }: SiteServer): Promise<void> {
  await tab.open(`${url}/calculator?need=ecommerce`)
  await pressOn(tab, '[name=design][value=tailored]')
  await pressOn(tab, '[name=months][value="24"]')
  // The first interaction loads the script, which removes the button; without script the button is pressed.
  await until('the script', async () => !(await isSeen(tab, SUBMIT_PLAN))).catch(() =>
    pressOn(tab, SUBMIT_PLAN),
  )
  for (const figure of await figuresOf(url))
    await until(figure, async () => (await textOf(tab, '#result')).includes(figure))
}

/** Total and instalment of ecommerce, tailored, over 24 months, from the server's JSON API. */
async function figuresOf(url: string): Promise<Array<string>> {
  const { totalCents } = await answerOf(`${url}/api/estimate?need=ecommerce&design=tailored`)
  const { eachCents } = await answerOf(
    `${url}/api/plan?totalCents=${totalCents}&months=24&completed=2027-03-01&payDay=1`,
  )
  return [totalCents, eachCents].map((cents) => formatRand(Number(cents)).replace(/\s/g, ' '))
}

async function answerOf(address: string): Promise<Record<string, unknown>> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${await response.text()}`)
  return response.json()
}

async function openGallery(tab: Tab, { url }: SiteServer): Promise<void> {
  await tab.open(`${url}/our-work/ecommerce`)
  await pressOn(tab, 'main figure > a')
  await until('the picture', () => isSeen(tab, 'dialog[open] img'))
  await pressOn(tab, 'dialog[open] [data-step="1"]')
  await until('the next picture', async () => (await textOf(tab, 'dialog')).includes('2 of'))
  await pressOn(tab, 'dialog[open] form button')
  await until('the page again', async () => !(await isSeen(tab, 'dialog img')))
}

async function changeTab(tab: Tab, { url }: SiteServer): Promise<void> {
  await tab.open(`${url}/our-work`)
  await pressOn(tab, '[role=tab]:nth-child(2)')
  await until('the second pane alone', () =>
    tab.run((visible) => {
      const panes = [...document.querySelectorAll('[role=tabpanel]')]
      return panes.map((pane) => (pane.getClientRects().length > 0 ? 1 : 0)).join('') === visible
    }, '01000'),
  )
}

async function typePerson(tab: Tab, form: string, email: string): Promise<void> {
  const answers = { firstName: 'Lerato', surname: 'Mokoena', email, phoneNumber: '082 123 4567' }
  for (const [field, answer] of Object.entries(answers)) await typeInto(tab, `#${form}-${field}`, answer)
}

/** @throws {Error} unless it is stored once, with these fields */
async function checkStored(
  site: SiteServer,
  collection: 'contactUs' | 'whiteLabelSolution' | 'newsletter',
  email: string,
  wanted: Readonly<Record<string, string>>,
): Promise<void> {
  const records = recordsOf((await site.stored())[collection]).filter((record) => record.email === email)
  if (records.length !== 1) throw new Error(`Stored ${records.length} times`)
  for (const [field, value] of Object.entries(wanted))
    if (records[0]?.[field] !== value) throw new Error(`Stored as ${field}: ${records[0]?.[field]}`)
}

function pathOf(tab: Tab): Promise<string> {
  return tab.run(() => location.pathname, null)
}
