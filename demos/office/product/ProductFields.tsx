import { Choice, Field } from '../../../ui/Field.tsx'
import { useTyped } from '../../../ui/use-typed.ts'
import { MAKERS } from '../../catalogue/makers.ts'
import type { Product, ShippingClass } from '../../catalogue/product.ts'
import type { ProductEdit } from '../../shop/shop-state.ts'
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

/** The fields for visibility, name, maker, shipping class and bin location. */
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
        <div className="stack gap-3">
          <StoredField label="Name" value={product.name} onSubmit={(name) => onEdit({ name })} />
          <Choice
            label="Made by"
            value={product.maker.name}
            options={makers.map(({ name, place }) => [name, `${name}, ${place}`] as const)}
            onPick={(name) => {
              const maker = makers.find((maker) => maker.name === name)
              if (maker) onEdit({ maker })
            }}
          />
          <Choice
            label="Shipping class"
            value={product.shippingClass}
            options={SHIPPING_CLASSES}
            onPick={(shippingClass) => onEdit({ shippingClass })}
          />
          <StoredField
            label="Shelf (bin), all branches"
            value={binLocation}
            onSubmit={(text) => onEdit({ binLocation: text.toUpperCase() })}
          />
        </div>
      </Panel>
    </>
  )
}

type StoredFieldProps = { label: string; value: string; onSubmit: (text: string) => void }

/** A field that is stored when it loses the focus; Escape restores its value. */
function StoredField({ label, value, onSubmit }: StoredFieldProps) {
  const [typed, setTyped] = useTyped(value)
  return (
    <Field
      label={label}
      value={typed}
      onType={setTyped}
      onBlur={() => typed.trim() !== value && onSubmit(typed.trim())}
      onKeyDown={(event) => event.key === 'Escape' && setTyped(value)}
    />
  )
}
