import type { Faq } from '../../../domain/content/pages.ts'
import { Moon } from '../../ui/Moon.tsx'
import styles from './StepList.module.css'

type Props = { steps: ReadonlyArray<Faq>; ground?: 'paper' | 'night' }

/** Steps in their order, each with a phase of the moon. */
export function StepList({ steps, ground = 'paper' }: Props) {
  return (
    <ol className={styles.steps} data-ground={ground}>
      {steps.map(({ title, description }, at) => (
        <li key={title}>
          <Moon fraction={(at + 1) / steps.length} ground={ground} className={styles.moon ?? ''} />
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  )
}
