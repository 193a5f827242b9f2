import type { ReactNode } from 'react'
import type { Faq } from '../../../domain/content/pages.ts'
import { Moon } from '../../ui/Moon.tsx'
import styles from './StepList.module.css'

type Props = {
  steps: ReadonlyArray<Faq>
  /** The beginning of the first step's description. */
  opening: ReactNode
}

/** Steps in their order, each with a phase of the moon. */
export function StepList({ steps, opening }: Props) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, description }, index) => (
        <li key={title}>
          <Moon fraction={(index + 1) / steps.length} className={styles.moon ?? ''} />
          <h3>{title}</h3>
          <p>
            {index === 0 && <>{opening} </>}
            {description}
          </p>
        </li>
      ))}
    </ol>
  )
}
