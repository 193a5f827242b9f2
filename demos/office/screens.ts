import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { OFFICE, OFFICE_NOT_FOUND } from '../addresses.ts'
import type { OfficePage } from '../shop/rights.ts'
import type { SectionName } from './frame/sections.ts'

export type Screen = {
  path: string
  section: SectionName
  /** Its h1 before the shop was read, and for who has no script. */
  heading: string
  /** By which the domain's table says who may see it. */
  page: OfficePage
  Part: LazyExoticComponent<ComponentType>
}

/** Shown where an address is none of the office's. */
export const NOT_FOUND_SCREEN: Screen = {
  path: OFFICE_NOT_FOUND,
  section: 'More',
  heading: 'The office has no such page',
  page: 'orders',
  Part: lazy(async () => ({ default: (await import('./frame/PageNotFound.tsx')).PageNotFound })),
}

/** Every screen of the office. None of them is in the first file that a page loads. */
export const SCREENS: ReadonlyArray<Screen> = [
  {
    path: OFFICE,
    section: 'Orders',
    heading: 'Orders today',
    page: 'orders',
    Part: lazy(async () => ({ default: (await import('./orders/OrdersScreen.tsx')).OrdersScreen })),
  },
  {
    path: `${OFFICE}/order`,
    section: 'Orders',
    heading: 'One order',
    page: 'order',
    Part: lazy(async () => ({ default: (await import('./order/OrderScreen.tsx')).OrderScreen })),
  },
  {
    path: `${OFFICE}/invoice`,
    section: 'Orders',
    heading: 'VAT invoice',
    page: 'invoice',
    Part: lazy(async () => ({ default: (await import('./invoice/InvoiceScreen.tsx')).InvoiceScreen })),
  },
  {
    path: `${OFFICE}/products`,
    section: 'Products',
    heading: 'Products',
    page: 'products',
    Part: lazy(async () => ({ default: (await import('./products/ProductsScreen.tsx')).ProductsScreen })),
  },
  {
    path: `${OFFICE}/product`,
    section: 'Products',
    heading: 'One product',
    page: 'product',
    Part: lazy(async () => ({ default: (await import('./product/ProductScreen.tsx')).ProductScreen })),
  },
  {
    path: `${OFFICE}/stock`,
    section: 'Stock',
    heading: 'Stock',
    page: 'stock',
    Part: lazy(async () => ({ default: (await import('./stock/StockScreen.tsx')).StockScreen })),
  },
  {
    path: `${OFFICE}/vouchers`,
    section: 'Vouchers',
    heading: 'Vouchers and sales',
    page: 'vouchers',
    Part: lazy(async () => ({ default: (await import('./vouchers/VouchersScreen.tsx')).VouchersScreen })),
  },
  {
    path: `${OFFICE}/customers`,
    section: 'Customers',
    heading: 'Customers',
    page: 'customers',
    Part: lazy(async () => ({ default: (await import('./customers/CustomersScreen.tsx')).CustomersScreen })),
  },
  {
    path: `${OFFICE}/numbers`,
    section: 'Numbers',
    heading: 'Numbers',
    page: 'numbers',
    Part: lazy(async () => ({ default: (await import('./numbers/NumbersScreen.tsx')).NumbersScreen })),
  },
  {
    path: `${OFFICE}/staff`,
    section: 'Staff',
    heading: 'Staff',
    page: 'staff',
    Part: lazy(async () => ({ default: (await import('./staff/StaffScreen.tsx')).StaffScreen })),
  },
  {
    path: `${OFFICE}/csv-in`,
    section: 'Products',
    heading: 'CSV in',
    page: 'csvIn',
    Part: lazy(async () => ({ default: (await import('./csv/CsvInScreen.tsx')).CsvInScreen })),
  },
  {
    path: `${OFFICE}/more`,
    section: 'More',
    heading: 'More',
    page: 'more',
    Part: lazy(async () => ({ default: (await import('./more/MoreScreen.tsx')).MoreScreen })),
  },
  NOT_FOUND_SCREEN,
]

export function screenAt(path: string): Screen | null {
  return SCREENS.find((screen) => screen.path === path) ?? null
}
