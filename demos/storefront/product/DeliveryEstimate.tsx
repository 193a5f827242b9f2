import { useState } from 'react'
import { formatRand } from '../../../domain/money/money.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choice } from '../../../ui/Field.tsx'
import { deliveryFee } from '../../shop/delivery-methods.ts'
import type { Offer } from './chosen-variant.ts'
import styles from './DeliveryEstimate.module.css'
import { SUBURBS, type Suburb } from './use-delivery-destination.ts'
import { doorDeliveryDay } from './words/stock-words.ts'

type Props = Pick<Offer, 'product' | 'today' | 'suburb'> & { onSendTo: (suburb: Suburb) => void }

/** The day of delivery to a chosen suburb and its price, which is higher if two people carry the product. */
export function DeliveryEstimate({ product, today, suburb: to, onSendTo }: Props) {
  const [isChanging, setIsChanging] = useState(false)
  const choose = (postcode: string) => {
    const suburb = SUBURBS.find((suburb) => suburb.postcode === postcode)
    if (suburb) onSendTo(suburb)
    setIsChanging(false)
  }
  return (
    <dl className={`pairs ${styles.send}`}>
      <div>
        <dt>
          {isChanging ? (
            <SuburbPick to={to} onChoose={choose} />
          ) : (
            <>
              To {to.name}, {to.postcode}{' '}
              <span className="needs-script">
                <Button kind="link" onClick={() => setIsChanging(true)}>
                  Change<span className="visually-hidden"> where it goes</span>
                </Button>
              </span>
            </>
          )}
        </dt>
        <dd>{doorDeliveryDay(to.postcode, today)}</dd>
      </div>
      <div>
        <dt>
          {product.shippingClass === 'two people'
            ? 'Delivery to the door, by two people'
            : 'Delivery to the door'}
        </dt>
        <dd className="number">{formatRand(deliveryFee('door', [product]))}</dd>
      </div>
    </dl>
  )
}

function SuburbPick({ to, onChoose }: { to: Suburb; onChoose: (postcode: string) => void }) {
  return (
    <Choice
      autoFocus
      label="To"
      value={to.postcode}
      options={SUBURBS.map(({ name, postcode }) => [postcode, `${name}, ${postcode}`] as const)}
      onPick={onChoose}
      onBlur={({ target }) => onChoose(target.value)}
    />
  )
}
