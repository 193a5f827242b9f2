import { decimal } from '../../../domain/wording.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { hashOf } from '../../catalogue/random.ts'
import { branchesOf, type Order } from '../../shop/order.ts'
import { BRANCH_FACTS } from '../../shop/places.ts'
import type { ShopBrand } from '../../shop-brand.ts'
import { Panel } from '../ui/Panel.tsx'
import styles from './Waybills.module.css'

/** A waybill for each parcel, on paper of 100 × 150 mm. */
export function Waybills({ order, brand }: { order: Order; brand: ShopBrand }) {
  const { parcels } = order
  const buttonText =
    parcels.length === 1 ? 'Print it' : parcels.length === 2 ? 'Print both' : `Print all ${parcels.length}`
  return (
    <Panel
      title={parcels.length === 1 ? 'Waybill' : 'Waybills'}
      aside={
        <Button size="small" onClick={() => print()}>
          <Icon path={icons.print} size={18} />
          {buttonText}
        </Button>
      }
    >
      <div className={`stack ${styles.waybills}`}>
        {parcels.map((parcel, index) => (
          <Waybill
            // biome-ignore lint/suspicious/noArrayIndexKey: a parcel is identified by its index
            key={index}
            order={order}
            brand={brand}
            index={index}
            box={parcel.kind.split(',')[0] ?? parcel.kind}
            weightGrams={parcel.weightGrams ?? 0}
          />
        ))}
      </div>
    </Panel>
  )
}

type WaybillProps = { order: Order; brand: ShopBrand; index: number; box: string; weightGrams: number }

function Waybill({ order, brand, index, box, weightGrams }: WaybillProps) {
  const { number, customer, deliveryMethod, parcels } = order
  const [branch = 'Woodstock'] = branchesOf(order)
  return (
    <figure className={styles.waybill}>
      <div className={styles.top}>
        <b>{brand.name}</b>
        <span>
          Parcel {index + 1} of {parcels.length}
        </span>
      </div>
      <div className={styles.to}>
        <small>To</small>
        <b>{customer.name}</b>
        <span>{deliveryMethod.kind === 'locker' ? `Locker ${deliveryMethod.locker}` : customer.street}</span>
        <span>
          {customer.suburb} {customer.postcode}
        </span>
        <span className="number">{customer.mobile}</span>
      </div>
      <div className={styles.row}>
        <span>
          <small>From</small>
          {branch}, {BRANCH_FACTS[branch].street}
        </span>
        <span>
          <small>Box</small>
          {box}
        </span>
        <span>
          <small>Weight</small>
          {decimal(weightGrams / 1_000)} kg
        </span>
      </div>
      <svg className={styles.bars} viewBox="0 0 240 62" aria-hidden="true">
        <path d={decorativeBarcode(`${number}-${index + 1}`)} />
      </svg>
      <figcaption>
        {number} {index + 1}/{parcels.length} · demo waybill
      </figcaption>
    </figure>
  )
}

const WIDTH = 236

/** A decorative barcode derived from a text, as an SVG path 240 wide and 62 high. */
function decorativeBarcode(text: string): string {
  let path = ''
  let x = 0
  for (let index = 0; x < WIDTH; index++) {
    const width = 1 + (hashOf(`${text} ${index}`) % 4)
    if (index % 2 === 0) path += `M${x} 0h${width}v62h-${width}z`
    x += width
  }
  return path
}
