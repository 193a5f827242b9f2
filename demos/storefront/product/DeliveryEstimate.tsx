import { useState } from 'react'
import { formatRand } from '../../../domain/money/money.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choice } from '../../../ui/Field.tsx'
import styles from './DeliveryEstimate.module.css'
import { SUBURBS, type Suburb } from './use-delivery-destination.ts'

type Props = {
  to: Suburb
  /** `Thu 26 Nov`, or in how many days, before the page knows the day. */
  day: string
  feeCents: number
  /** What two people carry costs more. */
  carriedByTwo: boolean
  onSendTo: (suburb: Suburb) => void
}

/** When it would be at somebody's door, and what that costs an order. */
export function DeliveryEstimate({ to, day, feeCents, carriedByTwo, onSendTo }: Props) {
  const [isChanging, setIsChanging] = useState(false)
  const choose = (postcode: string) => {
    const suburb = SUBURBS.find((each) => each.postcode === postcode)
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
        <dd>{day}</dd>
      </div>
      <div>
        <dt>{carriedByTwo ? 'Delivery to the door, by two people' : 'Delivery to the door'}</dt>
        <dd className="number">{formatRand(feeCents)}</dd>
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
