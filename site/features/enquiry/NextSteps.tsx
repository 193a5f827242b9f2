import { Moon } from '../../ui/Moon.tsx'
import styles from './NextSteps.module.css'
import { type NextStep, nextSteps } from './next-steps.ts'

type Props = {
  sent: boolean
  /** How many days a price in writing holds. */
  validDays: number
  ground?: 'paper' | 'night'
}

/** What happens after sending, in three steps and as many thirds of a moon. */
export function NextSteps({ sent, validDays, ground = 'paper' }: Props) {
  return <StepList steps={nextSteps(sent, validDays)} ground={ground} />
}

type ListProps = { steps: ReadonlyArray<NextStep>; ground: 'paper' | 'night' }

/** Steps in their order, a share of a moon each. */
export function StepList({ steps, ground }: ListProps) {
  return (
    <ol className={styles.steps} data-ground={ground}>
      {steps.map(({ title, text }, at) => (
        <li key={title}>
          <Moon fraction={(at + 1) / steps.length} ground={ground} className={styles.moon ?? ''} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
