import * as icons from '../../../ui/icons.ts'
import { officeAddresses } from '../../addresses.ts'
import type { Role } from '../../shop/rights.ts'

export type SectionName =
  | 'Orders'
  | 'Products'
  | 'Stock'
  | 'Vouchers'
  | 'Customers'
  | 'Numbers'
  | 'Staff'
  | 'More'

type Section = { name: SectionName; href: string }

const SECTIONS: ReadonlyArray<Section> = [
  { name: 'Orders', href: officeAddresses.orders },
  { name: 'Products', href: officeAddresses.products },
  { name: 'Stock', href: officeAddresses.stock },
  { name: 'Vouchers', href: officeAddresses.vouchers },
  { name: 'Customers', href: officeAddresses.customers },
  { name: 'Numbers', href: officeAddresses.numbers },
  { name: 'Staff', href: officeAddresses.staff },
]

const SECTIONS_OF_ROLE: Record<Role, ReadonlyArray<SectionName>> = {
  owner: SECTIONS.map(({ name }) => name),
  packer: ['Orders', 'Products', 'Stock'],
  bookkeeper: ['Orders', 'Customers', 'Numbers'],
}

/** The sections in a role’s header, in order. */
export function sectionsOf(role: Role): ReadonlyArray<Section> {
  return SECTIONS.filter(({ name }) => SECTIONS_OF_ROLE[role].includes(name))
}

type Tab = Section & { icon: string }

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
export function tabsOf(role: Role): ReadonlyArray<Tab> {
  return TABS[role].map((name) => ({
    name,
    href: SECTIONS.find((section) => section.name === name)?.href ?? officeAddresses.more,
    icon: ICONS[name] ?? icons.more,
  }))
}

/** The tab of a section: its own, else More. */
export function tabOf(role: Role, section: SectionName): SectionName {
  return TABS[role].includes(section) ? section : 'More'
}
