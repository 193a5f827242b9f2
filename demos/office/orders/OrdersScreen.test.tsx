import { expect, test } from 'vitest'
import { momentOf } from '../../../domain/calendar/time-of-day.ts'
import { DAY } from '../../shop/shop.fixture.ts'
import { renderInOffice } from '../frame/office.fixture.tsx'
import { OrdersScreen } from './OrdersScreen.tsx'

const now = new Date(momentOf('2026-11-25', '07:02'))

test('a shop from yesterday has no orders today, but a link to yesterday’s', () => {
  const html = renderInOffice(<OrdersScreen />, { now })
  expect(html).toContain('Wednesday 25 November, 07:02')
  expect(html).toContain('Nobody has bought anything yet today')
  expect(html).toMatch(/href="\/demos\/admin\?day=2026-11-24"[^>]*>Yesterday’s 8 orders/)
})

test('yesterday’s orders can still be packed', () => {
  const html = renderInOffice(<OrdersScreen />, { now, search: `day=${DAY}` })
  expect(html).toContain('Orders of Tuesday 24 November</h1>')
  expect(html).toContain('Start packing, 1042')
})
