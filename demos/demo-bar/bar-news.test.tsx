import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type BarFacts, barNewsOf } from './bar-news.ts'
import { DemoBar } from './DemoBar.tsx'
import { BarNews } from './ShopDemoBar.tsx'

const noNews: BarFacts = {
  storageStatus: { kind: 'stored' },
  hasNewerVersion: false,
  isOnline: true,
  isFullyCached: true,
}
const offer = { price: 'R 44 850,00', href: '/our-work/ecommerce', contactHref: '/contact-us' }

test.each<[string, Partial<BarFacts>, string]>([
  ['a newer shop', { hasNewerVersion: true, isOnline: false }, 'The shop was updated. Load it.'],
  [
    'newer code in another tab',
    { storageStatus: { kind: 'this tab only', why: 'newer version' } },
    'The shop was updated. Load it.',
  ],
  [
    'no signal before all pages are cached',
    { isOnline: false, isFullyCached: false },
    'No signal. What you have',
  ],
  ['a damaged shop', { storageStatus: { kind: 'stored', resetReason: 'unreadable' } }, 'could not be read'],
])('the demo bar has a message for %s', (_case, facts, words) => {
  const news = barNewsOf({ ...noNews, ...facts })
  const html = news && renderToStaticMarkup(<BarNews news={news} side="store" onLoad={() => {}} />)
  expect(html?.replaceAll(/<[^>]+>/g, '')).toContain(words)
})

test('without news the bar says only that it is a demo', () => {
  expect(barNewsOf(noNews)).toBeNull()
})

test('on the server the bar links to the price and the form, and says that nothing is sold', () => {
  const html = renderToStaticMarkup(
    <DemoBar side="store" offer={offer} beginsAgainAt={null} onStartAgain={() => {}} />,
  )
  const words = html.replaceAll(/<[^>]+>/g, '')
  expect(words).toContain('This is a demo. Nothing is sold and nothing leaves this browser.')
  expect(words).toContain('A shop like this: R 44 850,00')
  expect(html).toContain('href="/our-work/ecommerce"')
  expect(html).toContain('href="/contact-us"')
  expect(words).toContain('No bank is asked')
  expect(html).not.toContain('style=')
})
