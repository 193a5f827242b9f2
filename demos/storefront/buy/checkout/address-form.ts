import type { Address, DeliveryMethod } from '../../../shop/basket.ts'

/** What is typed, in the order of the page. */
const FORM_FIELDS = ['name', 'mobile', 'email', 'street', 'suburb', 'postcode', 'note'] as const
export type FormField = (typeof FORM_FIELDS)[number]
export type FormFaults = Partial<Record<FormField, string>>

export const NO_ADDRESS: Address = { name: '', email: '', mobile: '', street: '', suburb: '', postcode: '' }

/** Of the demo's own customer, for a visitor in a hurry. */
export const EXAMPLE_ADDRESS: Address = {
  name: 'Nomsa Dlamini',
  email: 'nomsa@example.co.za',
  mobile: '082 555 0142',
  street: 'Teacup Lane 21',
  suburb: 'Observatory',
  postcode: '7925',
}

const FIELDS_OF: Readonly<Record<DeliveryMethod['kind'], ReadonlyArray<FormField>>> = {
  door: FORM_FIELDS,
  locker: ['name', 'mobile', 'email', 'suburb', 'postcode'],
  collect: ['name', 'mobile', 'email'],
}

/** Whether a delivery method needs a field: who collects is not asked where he lives. */
export function asksFor(deliveryMethod: DeliveryMethod['kind'], field: FormField): boolean {
  return FIELDS_OF[deliveryMethod].includes(field)
}

/** The field to fix first: the first of the page that has a fault. */
export function firstFault(faults: FormFaults): FormField | null {
  return FORM_FIELDS.find((field) => faults[field] !== undefined) ?? null
}
