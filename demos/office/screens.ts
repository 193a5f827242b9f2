import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { OFFICE, OFFICE_NOT_FOUND } from '../addresses.ts'
import type { OfficePage } from '../shop/rights.ts'
import type { SectionName } from './frame/sections.ts'

type ScreenProperties = {
  path: string
  section: SectionName
  /** The heading that is shown until the shop is read, and without script. */
  heading: string
  /** The page whose permission it needs. */
  page: OfficePage
}

export type Screen = ScreenProperties & { Component: LazyExoticComponent<ComponentType> }

function screen(properties: ScreenProperties, load: () => Promise<ComponentType>): Screen {
  return { ...properties, Component: lazy(async () => ({ default: await load() })) }
}

/** The screen for unknown addresses of the office. */
const NOT_FOUND_SCREEN = screen(
  { path: OFFICE_NOT_FOUND, section: 'More', heading: 'The office has no such page', page: 'orders' },
  async () => (await import('./frame/PageNotFound.tsx')).PageNotFound,
)

/** All screens of the office, loaded on demand. */
export const SCREENS: ReadonlyArray<Screen> = [
  screen(
    { path: OFFICE, section: 'Orders', heading: 'Orders today', page: 'orders' },
    async () => (await import('./orders/OrdersScreen.tsx')).OrdersScreen,
  ),
  screen(
    { path: `${OFFICE}/order`, section: 'Orders', heading: 'One order', page: 'order' },
    async () => (await import('./order/OrderScreen.tsx')).OrderScreen,
  ),
  screen(
    { path: `${OFFICE}/invoice`, section: 'Orders', heading: 'VAT invoice', page: 'invoice' },
    async () => (await import('./invoice/InvoiceScreen.tsx')).InvoiceScreen,
  ),
  screen(
    { path: `${OFFICE}/products`, section: 'Products', heading: 'Products', page: 'products' },
    async () => (await import('./products/ProductsScreen.tsx')).ProductsScreen,
  ),
  screen(
    { path: `${OFFICE}/product`, section: 'Products', heading: 'One product', page: 'product' },
    async () => (await import('./product/ProductScreen.tsx')).ProductScreen,
  ),
  screen(
    { path: `${OFFICE}/stock`, section: 'Stock', heading: 'Stock', page: 'stock' },
    async () => (await import('./stock/StockScreen.tsx')).StockScreen,
  ),
  screen(
    { path: `${OFFICE}/vouchers`, section: 'Vouchers', heading: 'Vouchers and sales', page: 'vouchers' },
    async () => (await import('./vouchers/VouchersScreen.tsx')).VouchersScreen,
  ),
  screen(
    { path: `${OFFICE}/customers`, section: 'Customers', heading: 'Customers', page: 'customers' },
    async () => (await import('./customers/CustomersScreen.tsx')).CustomersScreen,
  ),
  screen(
    { path: `${OFFICE}/numbers`, section: 'Numbers', heading: 'Numbers', page: 'numbers' },
    async () => (await import('./numbers/NumbersScreen.tsx')).NumbersScreen,
  ),
  screen(
    { path: `${OFFICE}/staff`, section: 'Staff', heading: 'Staff', page: 'staff' },
    async () => (await import('./staff/StaffScreen.tsx')).StaffScreen,
  ),
  screen(
    { path: `${OFFICE}/csv-in`, section: 'Products', heading: 'CSV in', page: 'csvIn' },
    async () => (await import('./csv/CsvInScreen.tsx')).CsvInScreen,
  ),
  screen(
    { path: `${OFFICE}/more`, section: 'More', heading: 'More', page: 'more' },
    async () => (await import('./more/MoreScreen.tsx')).MoreScreen,
  ),
  NOT_FOUND_SCREEN,
]

export function screenAt(path: string): Screen {
  return SCREENS.find((screen) => screen.path === path) ?? NOT_FOUND_SCREEN
}
