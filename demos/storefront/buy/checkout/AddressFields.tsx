import type { Address, DeliveryMethod } from '../../../shop/basket.ts'
import { Button } from '../../parts/Button.tsx'
import { Field, Fields } from '../parts/Field.tsx'
import styles from './AddressFields.module.css'
import { asksFor, type FormFaults, type FormField } from './address-form.ts'

type Props = {
  deliveryMethod: DeliveryMethod['kind']
  values: Address
  faults: FormFaults
  onType(field: FormField, value: string): void
  /** A field was left: what was typed is to be kept now. */
  onLeave(): void
  onExample(): void
}

const HEADINGS: Readonly<Record<DeliveryMethod['kind'], string>> = {
  door: 'Where to',
  locker: 'Who opens the locker',
  collect: 'Who fetches it',
}
const MOBILE_FOR: Readonly<Record<DeliveryMethod['kind'], string>> = {
  door: 'for the courier',
  locker: 'for the locker’s code',
  collect: 'to hear that it is ready',
}

/** Whom it is for, and for the door where. */
export function AddressFields({ deliveryMethod, values, faults, onType, onLeave, onExample }: Props) {
  const of = (name: FormField) => ({
    name,
    value: values[name] ?? '',
    fault: faults[name],
    onChange: ({ target }: { target: { value: string } }) => onType(name, target.value),
    onBlur: onLeave,
  })
  return (
    <section aria-labelledby="where-to">
      <div className={styles.top}>
        <h2 id="where-to">{HEADINGS[deliveryMethod]}</h2>
        <Button look="link" onClick={onExample}>
          Fill in an example
        </Button>
      </div>
      <Fields>
        <Field label="Name" autoComplete="name" {...of('name')} />
        <Field
          label={`Mobile, ${MOBILE_FOR[deliveryMethod]}`}
          type="tel"
          autoComplete="tel"
          width="half"
          {...of('mobile')}
        />
        <Field
          label="Email, for the invoice"
          type="email"
          autoComplete="email"
          width="half"
          {...of('email')}
        />
        {asksFor(deliveryMethod, 'street') && (
          <Field label="Street" autoComplete="street-address" {...of('street')} />
        )}
        {asksFor(deliveryMethod, 'postcode') && (
          <>
            <Field label="Suburb" autoComplete="address-level3" width="pair" {...of('suburb')} />
            <Field
              label="Postal code"
              inputMode="numeric"
              autoComplete="postal-code"
              width="pair"
              {...of('postcode')}
            />
          </>
        )}
        {asksFor(deliveryMethod, 'note') && (
          <Field label="A word for the courier, if you like" autoComplete="off" {...of('note')} />
        )}
      </Fields>
      <p className={styles.stays}>Nothing of it leaves this browser: no post comes, and nobody telephones.</p>
    </section>
  )
}
