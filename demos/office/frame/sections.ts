import * as icons from '../../../ui/icons.ts'
import { officeAddresses } from '../../addresses.ts'
import type { Role } from '../../shop/rights.ts'

const HREFS = {
  Orders: officeAddresses.orders,
  Products: officeAddresses.products,
  Stock: officeAddresses.stock,
  Vouchers: officeAddresses.vouchers,
  Customers: officeAddresses.customers,
  Numbers: officeAddresses.numbers,
  Staff: officeAddresses.staff,
  More: officeAddresses.more,
} as const
export type SectionName = keyof typeof HREFS

const SECTIONS: Record<Role, ReadonlyArray<SectionName>> = {
  owner: ['Orders', 'Products', 'Stock', 'Vouchers', 'Customers', 'Numbers', 'Staff'],
  packer: ['Orders', 'Products', 'Stock'],
  bookkeeper: ['Orders', 'Customers', 'Numbers'],
}

type Section = { name: SectionName; href: string }

/** The sections in a role’s header, in order. */
export function sectionsOf(role: Role): ReadonlyArray<Section> {
  return SECTIONS[role].map((name) => ({ name, href: HREFS[name] }))
}

const TABS: Record<Role, ReadonlyArray<SectionName>> = {
  owner: ['Orders', 'Products', 'Stock', 'Numbers', 'More'],
  packer: ['Orders', 'Products', 'Stock'],
  bookkeeper: ['Orders', 'Numbers', 'More'],
}
const ICONS: Partial<Record<SectionName, string>> = {
  Orders: icons.orders,
  Products: icons.products,
  Stock: icons.stock,
  Numbers: icons.chart,
}

/** The tabs at the bottom of a phone, at most five; the last may be More, for the other sections. */
export function tabsOf(role: Role): ReadonlyArray<Section & { icon: string }> {
  return TABS[role].map((name) => ({ name, href: HREFS[name], icon: ICONS[name] ?? icons.more }))
}

/** The tab of a section: its own, else More. */
export function tabOf(role: Role, section: SectionName): SectionName {
  return TABS[role].includes(section) ? section : 'More'
}
