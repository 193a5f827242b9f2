import type { HtmlElement } from 'html-validate'
import { expect, test } from 'vitest'
import { openedSite } from './opened-site.ts'
import { attributeOf, find, linksTo, textOf } from './read-html.ts'

const { pageAt } = openedSite()
const mainMenu = (page: HtmlElement) => find(page, 'nav[aria-label="Main"]')
const footerMenu = (page: HtmlElement) => find(page, 'nav[aria-label="Footer"]')
const isExternal = (link: HtmlElement) => attributeOf(link, 'href').startsWith('https:')

test('the header and the footer link to the four pages, and mark the active one', async () => {
  const page = await pageAt('/about-us')
  for (const menu of [mainMenu(page), footerMenu(page)]) {
    expect(linksTo(menu, 'Home')).toEqual(['/'])
    expect(linksTo(menu, 'Our work')).toEqual(['/our-work'])
    expect(linksTo(menu, 'About us')).toEqual(['/about-us'])
    expect(linksTo(menu, 'Contact us')).toEqual(['/contact-us'])
    expect(menu.querySelectorAll('[aria-current="page"]').map(textOf)).toEqual(['About us'])
  }
})

test('solutions, case studies and categories mark Our work as active', async () => {
  for (const address of [
    '/our-work/church-app',
    '/casestudies/furniture-ecommerce-site',
    '/service-categories/web-design',
  ])
    expect
      .soft(
        mainMenu(await pageAt(address))
          .querySelectorAll('[aria-current]')
          .map(textOf),
        address,
      )
      .toEqual(['Our work'])
})

test('Client Login links to the contact page, and the header’s button to the calculator', async () => {
  const header = find(await pageAt('/'), 'header')
  expect(linksTo(header, 'Client Login')).toEqual(['/contact-us'])
  expect(linksTo(header, 'Work out your price')).toEqual(['/calculator'])
})

test('the header links to the form on pages without one, and each footer names WhatsApp', async () => {
  for (const [address, links] of [
    ...['/', '/our-work', '/what-we-do', '/about-us', '/terms'].map(
      (page) => [page, ['/contact-us']] as const,
    ),
    ['/contact-us', []],
    ['/our-work/ecommerce', []],
  ] as const) {
    const page = await pageAt(address)
    expect.soft(linksTo(find(page, 'header'), 'Ask us'), address).toEqual(links)
    expect.soft(textOf(footerMenu(page)), address).toMatch(/WhatsApp/)
  }
})

test('social links open in a new tab without access to the window', async () => {
  const links = footerMenu(await pageAt('/'))
    .querySelectorAll('a')
    .filter(isExternal)
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) {
    expect(attributeOf(link, 'target')).toBe('_blank')
    expect(attributeOf(link, 'rel')).toContain('noopener')
  }
})
