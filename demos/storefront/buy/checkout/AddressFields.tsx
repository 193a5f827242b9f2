import { Button } from '../../../../ui/Button.tsx'
import { Field, type FieldProps } from '../../../../ui/Field.tsx'
import type { AddressFaults } from '../../../shop/address.ts'
import type { Address, DeliveryMethod } from '../../../shop/basket.ts'
import styles from './AddressFields.module.css'

type Props = {
  deliveryMethod: DeliveryMethod['kind']
  values: Address
  faults: AddressFaults
  onType(field: keyof Address, value: string): void
  /** Called when a field loses the focus, to store the address. */
  onLeave(): void
  onExample(): void
}

const HEADINGS: Readonly<Record<DeliveryMethod['kind'], string>> = {
  door: 'Where to',
  locker: 'Who opens the locker',
  collect: 'Who collects it',
}
const MOBILE_FOR: Readonly<Record<DeliveryMethod['kind'], string>> = {
  door: 'for the courier',
  locker: 'for the locker’s code',
  collect: 'to hear that it is ready',
}

/** The recipient, and as much of the address as the delivery method needs. */
export function AddressFields({ deliveryMethod, values, faults, onType, onLeave, onExample }: Props) {
  const mobileLabel = `Mobile, ${MOBILE_FOR[deliveryMethod]}`
  return (
    <section aria-labelledby="where-to">
      <div className={`cluster between ${styles.top}`}>
        <h2 id="where-to">{HEADINGS[deliveryMethod]}</h2>
        <Button kind="link" onClick={onExample}>
          Fill in an example
        </Button>
      </div>
      <div className={styles.fields}>
        {FIELDS_OF[deliveryMethod].map((name) => (
          <Field
            key={name}
            name={name}
            {...FIELD_PROPS[name]}
            {...(name === 'mobile' && { label: mobileLabel })}
            value={values[name] ?? ''}
            fault={faults[name]}
            onType={(text) => onType(name, text)}
            onBlur={onLeave}
          />
        ))}
      </div>
      <p className={`muted ${styles.stays}`}>
        It stays in this browser: no parcel comes, and no one phones you.
      </p>
    </section>
  )
}

export const NO_ADDRESS: Address = { name: '', email: '', mobile: '', street: '', suburb: '', postcode: '' }

const FIELD_PROPS: Readonly<Record<keyof Address, FieldProps>> = {
  name: { label: 'Name', autoComplete: 'name' },
  mobile: { label: 'Mobile', type: 'tel', autoComplete: 'tel', className: styles.half },
  email: { label: 'Email, for the invoice', type: 'email', autoComplete: 'email', className: styles.half },
  street: { label: 'Street', autoComplete: 'street-address' },
  suburb: { label: 'Suburb', autoComplete: 'address-level3', className: styles.pair },
  postcode: {
    label: 'Postal code',
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    className: styles.pair,
  },
  note: { label: 'A word for the courier, if you like', autoComplete: 'off' },
}

/** The fields in the order of the page. */
const FIELDS_OF: Readonly<Record<DeliveryMethod['kind'], ReadonlyArray<keyof Address>>> = {
  door: ['name', 'mobile', 'email', 'street', 'suburb', 'postcode', 'note'],
  locker: ['name', 'mobile', 'email', 'suburb', 'postcode'],
  collect: ['name', 'mobile', 'email'],
}

/** The first field with a fault. */
export function firstFault(faults: AddressFaults): keyof Address | null {
  return FIELDS_OF.door.find((field) => faults[field] !== undefined) ?? null
}
