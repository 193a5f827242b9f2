import type { CalendarDate } from '../../../../domain/calendar/calendar.ts'
import { decimal } from '../../../../domain/wording.ts'
import { Tag } from '../../../../ui/Tag.tsx'
import { BRANCHES, type Branch } from '../../../catalogue/product.ts'
import type { DeliveryMethod } from '../../../shop/basket.ts'
import { collectionTime, deliveryMethodError } from '../../../shop/delivery-methods.ts'
import { BRANCH_FACTS, LOCKERS } from '../../../shop/places.ts'
import type { PricedLine } from '../../../shop/priced-lines.ts'
import type { ShopState } from '../../../shop/shop-state.ts'
import { type RadioCard, RadioCards } from '../parts/RadioCards.tsx'

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
  if (deliveryMethod.kind === 'door') return null
  if (deliveryMethod.kind === 'locker')
    return (
      <RadioCards
        question="Which locker"
        group="locker"
        cards={lockerCards(deliveryMethod.locker)}
        onChoose={onChoose}
      />
    )
  return (
    <RadioCards
      question="In which branch"
      group="branch"
      cards={BRANCHES.map((branch) => {
        const refusal = deliveryMethodError(state, lines, { kind: 'collect', branch })
        return branchCard(branch, refusal, today, deliveryMethod.branch)
      })}
      onChoose={onChoose}
    />
  )
}

function lockerCards(chosen: string): ReadonlyArray<RadioCard<DeliveryMethod>> {
  return LOCKERS.map(({ name, where, open, km }) => ({
    value: { kind: 'locker', locker: name },
    name,
    note: `${where}. ${open}`,
    aside: <Tag tone={km < NEAR_KM ? 'yes' : 'done'}>{decimal(km)} km</Tag>,
    isChosen: name === chosen,
  }))
}

function branchCard(
  branch: Branch,
  refusal: string | null,
  today: CalendarDate,
  chosen: Branch,
): RadioCard<DeliveryMethod> {
  const { street, city } = BRANCH_FACTS[branch]
  return {
    value: { kind: 'collect', branch },
    name: branch,
    note: refusal ?? `${street}, ${city}`,
    aside: refusal === null && <Tag tone="done">{collectionTime(branch, today)}</Tag>,
    isChosen: branch === chosen,
    isPossible: refusal === null,
  }
}
