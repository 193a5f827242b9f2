import { startTransition, useOptimistic } from 'react'
import type { Way } from '../../../shop/basket.ts'
import type { WayHome } from '../../../shop/ways.ts'
import { WayChoice, WayChoices } from './WayChoice.tsx'

type Props = {
  ways: ReadonlyArray<WayHome>
  chosen: Way['kind']
  onChoose(kind: Way['kind']): void | Promise<void>
}

const NAMES: Readonly<Record<Way['kind'], string>> = {
  door: 'To the door',
  locker: 'Locker',
  collect: 'Collect',
}

/** Chosen in the basket, and part of the total from there. */
export function WaysHome({ ways, chosen, onChoose }: Props) {
  // The shop is asked first, which takes a moment: the choice shows at once.
  const [shown, show] = useOptimistic(chosen)
  const choose = (kind: Way['kind']) =>
    startTransition(async () => {
      show(kind)
      await onChoose(kind)
    })
  return (
    <WayChoices question="How it gets to you">
      {ways.map(({ way: { kind }, note, cents, isPossible }) => (
        <WayChoice
          key={kind}
          group="way"
          name={NAMES[kind]}
          note={note}
          costCents={isPossible ? cents : null}
          isChosen={kind === shown}
          isPossible={isPossible}
          onChoose={() => choose(kind)}
        />
      ))}
    </WayChoices>
  )
}
