import type { Step } from '../../../domain/content/page-parts.ts'
import { Moon } from '../../ui/Moon.tsx'
import styles from './HowItWorks.module.css'
import { StepIcon } from './StepIcon.tsx'

type Props = { steps: ReadonlyArray<Step>; buildDays: number }

/** The steps from the form to the launch, each with its share of a moon. */
export function HowItWorks({ steps, buildDays }: Props) {
  return (
    <section className={`night ${styles.section}`} aria-labelledby="how-heading">
      <div className="wrap">
        <h2 className={styles.heading} id="how-heading">
          How It Works!
        </h2>
        <ol className={styles.steps}>
          {steps.map(({ id, title, description, icon }, at) => (
            <li key={id}>
              <StepIcon name={icon} className={styles.icon} />
              <div className={styles.moon}>
                <Moon fraction={(at + 1) / steps.length} size={40} ground="night" />
              </div>
              <p className={styles.lasts}>{LASTS[icon](buildDays)}</p>
              <h3>{title}</h3>
              <p className={styles.description}>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const LASTS: Record<Step['icon'], (buildDays: number) => string> = {
  form: () => 'About a minute',
  palette: () => 'One sitting',
  rocket: (days) => `${days} working ${days === 1 ? 'day' : 'days'}`,
  key: () => 'Open',
}
