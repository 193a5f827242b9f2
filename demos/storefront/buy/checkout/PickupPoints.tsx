import { startTransition, useOptimistic } from 'react'
import type { CalendarDate } from '../../../../domain/calendar/calendar.ts'
import { decimal } from '../../../../domain/wording.ts'
import { Tag } from '../../../../ui/Tag.tsx'
import { BRANCHES } from '../../../catalogue/product.ts'
import type { DeliveryMethod } from '../../../shop/basket.ts'
import { collectionTime, deliveryMethodError } from '../../../shop/delivery-methods.ts'
import { BRANCH_FACTS, LOCKERS } from '../../../shop/places.ts'
import type { PricedLine } from '../../../shop/priced-lines.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import { RadioCard, RadioCardGroup } from '../parts/RadioCard.tsx'

/** Lockers within this distance are marked as near. */
const NEAR_KM = 2

type Props = {
  state: ShopState
  lines: ReadonlyArray<PricedLine>
  today: CalendarDate
  onChoose(deliveryMethod: DeliveryMethod): Promise<void>
}

/** The choice of a locker or a branch; nothing for delivery to the door. */
export function PickupPoints({ state, lines, today, onChoose }: Props) {
  const { deliveryMethod } = state.basket
  if (deliveryMethod.kind === 'locker') return <Lockers chosen={deliveryMethod.locker} onChoose={onChoose} />
  if (deliveryMethod.kind === 'door') return null
  const places = BRANCHES.map((branch) => {
    const { street, city } = BRANCH_FACTS[branch]
    const refusal = deliveryMethodError(state, lines, { kind: 'collect', branch })
    return {
      name: branch,
      where: refusal ?? `${street}, ${city}`,
      note: refusal ? '' : collectionTime(branch, today),
      isPossible: refusal === null,
    }
  })
  return (
    <PickupPointChoice
      question="In which branch"
      group="branch"
      places={places}
      chosen={deliveryMethod.branch}
      onChoose={async (name) => {
        const branch = BRANCHES.find((branch) => branch === name)
        if (branch) await onChoose({ kind: 'collect', branch })
      }}
    />
  )
}

function Lockers({ chosen, onChoose }: { chosen: string } & Pick<Props, 'onChoose'>) {
  return (
    <PickupPointChoice
      question="Which locker"
      group="locker"
      places={LOCKERS.map(({ name, where, open, km }) => ({
        name,
        where: `${where}. ${open}`,
        note: `${decimal(km)} km`,
        isNear: km < NEAR_KM,
      }))}
      chosen={chosen}
      onChoose={(locker) => onChoose({ kind: 'locker', locker })}
    />
  )
}

type PickupPoint = {
  name: string
  /** Its place and opening hours, or why it is unavailable. */
  where: string
  /** Its distance, or when the order is ready there; empty if unavailable. */
  note: string
  isNear?: boolean
  isPossible?: boolean
}

type PickupPointChoiceProps = {
  question: string
  group: string
  places: ReadonlyArray<PickupPoint>
  chosen: string
  onChoose(name: string): void | Promise<void>
}

/** Radio buttons for lockers or branches, with their details. */
function PickupPointChoice({ question, group, places, chosen, onChoose }: PickupPointChoiceProps) {
  const [optimisticChoice, setOptimisticChoice] = useOptimistic(chosen)
  const choose = (name: string) =>
    startTransition(async () => {
      setOptimisticChoice(name)
      await onChoose(name)
    })
  return (
    <RadioCardGroup question={question}>
      {places.map(({ name, where, note, isNear = false, isPossible = true }) => (
        <RadioCard
          key={name}
          group={group}
          name={name}
          note={where}
          aside={note && <Tag tone={isNear ? 'yes' : 'done'}>{note}</Tag>}
          isChosen={name === optimisticChoice}
          isPossible={isPossible}
          onChoose={() => choose(name)}
        />
      ))}
    </RadioCardGroup>
  )
}
