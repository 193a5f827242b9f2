import { useEffect, useState } from 'react'
import { MAKERS } from '../../catalogue/makers.ts'
import type { Product, ShippingClass } from '../../catalogue/product.ts'
import type { ProductEdit } from '../../shop/shop-state.ts'
import { Field } from '../ui/Field.tsx'
import { Panel } from '../ui/Panel.tsx'
import styles from './ProductFields.module.css'

const SHIPPING_CLASSES: ReadonlyArray<readonly [ShippingClass, string]> = [
  ['locker', 'Locker or door, one person'],
  ['door', 'To the door, one person'],
  ['two people', 'To the door, two people'],
]

type Props = {
  product: Product
  binLocation: string
  isHidden: boolean
  onEdit: (edit: ProductEdit) => void
}

/** What it is called, who makes it, how it travels, where it is. */
export function ProductFields({ product, binLocation, isHidden, onEdit }: Props) {
  const makers = Object.values(MAKERS)
  return (
    <>
      <Panel>
        <label className={styles.switchLine}>
          <span>
            <b>In the shop</b>
            <small>{isHidden ? 'hidden: nobody finds it' : 'customers find it'}</small>
          </span>
          <input
            className={styles.switch}
            type="checkbox"
            role="switch"
            aria-checked={!isHidden}
            checked={!isHidden}
            onChange={() => onEdit({ isHidden: !isHidden })}
          />
        </label>
      </Panel>
      <Panel>
        <div className={styles.fields}>
          <TextField label="Name" value={product.name} onLeave={(name) => onEdit({ name })} />
          <Field label="Made by">
            <select
              value={product.maker.name}
              onChange={(event) => {
                const maker = makers.find(({ name }) => name === event.currentTarget.value)
                if (maker) onEdit({ maker })
              }}
            >
              {makers.map(({ name, place }) => (
                <option key={name} value={name}>
                  {name}, {place}
                </option>
              ))}
            </select>
          </Field>
          <Field label="Shipping class">
            <select
              value={product.shippingClass}
              onChange={(event) => {
                const found = SHIPPING_CLASSES.find(([key]) => key === event.currentTarget.value)
                if (found) onEdit({ shippingClass: found[0] })
              }}
            >
              {SHIPPING_CLASSES.map(([key, words]) => (
                <option key={key} value={key}>
                  {words}
                </option>
              ))}
            </select>
          </Field>
          <TextField
            label="Shelf (bin), all branches"
            value={binLocation}
            onLeave={(mark) => onEdit({ binLocation: mark.toUpperCase() })}
          />
        </div>
      </Panel>
    </>
  )
}

type TextProps = { label: string; value: string; onLeave: (text: string) => void }

/** Kept when it is left; Escape puts back what was there. */
function TextField({ label, value, onLeave }: TextProps) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  return (
    <Field label={label}>
      <input
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => typed.trim() !== value && onLeave(typed.trim())}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(value)
        }}
      />
    </Field>
  )
}
