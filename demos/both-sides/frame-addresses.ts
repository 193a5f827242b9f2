import { officeAddresses, storeAddresses } from '../addresses.ts'

/** What both frames show at a moment; without an order yet, where the next one begins. */
export function addressesAt(moment: number, order: number | null): { shop: string; office: string } {
  const shop =
    moment === 0
      ? storeAddresses.home
      : moment === 1
        ? storeAddresses.payment
        : order === null
          ? storeAddresses.basket
          : moment === 2
            ? storeAddresses.thanks(order)
            : storeAddresses.order(order)
  const office = moment < 3 || order === null ? officeAddresses.orders : officeAddresses.order(order)
  return { shop: beside(shop), office: beside(office) }
}

/** Without its bar and its sayings: it is beside the other side. */
function beside(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}side=1`
}
