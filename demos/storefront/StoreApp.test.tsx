import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { storeAddresses } from '../addresses.ts'
import { KIAAT } from '../shop-brand.ts'
import { storePages } from './first-view/store-pages.ts'
import { STORE_NOT_FOUND } from './routes/route.ts'
import { StoreApp } from './StoreApp.tsx'

const pages = storePages()
const offer = { price: 'R 1,00', href: '/our-work/ecommerce', contactHref: '/contact-us' }
const render = (path: string) =>
  renderToString(
    <StoreApp
      path={path}
      brand={KIAAT}
      offer={offer}
      first={pages.find((page) => page.path === path)?.first ?? { path }}
    />,
  )

test.each([
  [storeAddresses.family('blue-crane'), 'The Blue Crane family'],
  [storeAddresses.invoice(1043).split('?')[0] ?? '', 'VAT invoice'],
  [storeAddresses.product(99_999, 'nothing'), 'Page not found'],
  [STORE_NOT_FOUND, 'Page not found'],
])('%s has its frame and one heading in the server’s HTML', (path, heading) => {
  const html = render(path)
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}`))
  expect(html).toContain('This is a demo.')
  // The content security policy allows no style attributes and no inline handlers.
  expect(html).not.toMatch(/ style="| on\w+="/)
})

test.each([storeAddresses.product(99_999, 'nothing'), STORE_NOT_FOUND])(
  '%s, as from an incomplete link, leads back into the shop and to the agency',
  (path) => {
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(render(path)) ?? []
    expect(main).toContain(`href="${storeAddresses.collection('living')}"`)
    expect(render(path).replaceAll(/<[^>]+>/g, '')).toContain('A shop like this: R 1,00')
  },
)

test('there is one page for each collection, kind and family, and none is listed twice', () => {
  const paths = pages.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.filter((path) => path.includes('/families/'))).toHaveLength(44)
})
