import type { ReactNode } from 'react'
import type { Step } from '../../../domain/content/pages.ts'
import { timeInShort } from '../../../domain/pricing/time-to-build.ts'
import { Moon } from '../../ui/Moon.tsx'
import styles from './HowItWorks.module.css'

type Props = {
  steps: ReadonlyArray<Step>
  buildDays: number
  /** Whether Google Play and the App Store review the product. */
  isInStores: boolean
}

/** The steps from the form to the launch, each with its share of a moon. */
export function HowItWorks({ steps, buildDays, isInStores }: Props) {
  return (
    <section className={`night ${styles.section}`} aria-labelledby="how-it-works">
      <div className="wrap">
        <h2 className={styles.heading} id="how-it-works">
          How It Works!
        </h2>
        <ol className={styles.steps}>
          {steps.map(({ id, title, description, icon }, index) => (
            <li key={id}>
              <svg
                className={styles.icon}
                viewBox="0 0 64 64"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.5"
                strokeLinejoin="round"
                strokeLinecap="round"
                aria-hidden="true"
              >
                {DRAWINGS[icon]}
              </svg>
              <div className={styles.moon}>
                <Moon fraction={(index + 1) / steps.length} size={40} />
              </div>
              <div className={styles.head}>
                <h3>{title}</h3>
                <p>{DURATIONS[icon] ?? timeInShort(buildDays, isInStores)}</p>
              </div>
              <p className={styles.description}>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** The duration of each step; null stands for the time to build the product. */
const DURATIONS: Record<Step['icon'], string | null> = {
  form: 'About a minute',
  palette: 'One meeting',
  rocket: null,
  key: 'You go live',
}

const DRAWINGS: Record<Step['icon'], ReactNode> = {
  form: (
    <>
      <path d="M16 10h32v44H16z" />
      <path d="M23 21h18M23 30h18M23 39h10" />
      <path d="m37 46 12-12 5 5-12 12-6 1z" fill="var(--night)" />
    </>
  ),
  palette: (
    <>
      <path d="M32 10a22 22 0 1 0 0 44c5 0 5-4 4-7-1-4 1-7 5-7h7c4 0 6-3 6-8 0-13-10-22-22-22z" />
      <circle cx="22" cy="27" r="3.5" />
      <circle cx="32" cy="20" r="3.5" />
      <circle cx="43" cy="26" r="3.5" />
    </>
  ),
  rocket: (
    <>
      <path d="M32 8c9 7 12 17 10 30H22C20 25 23 15 32 8z" />
      <circle cx="32" cy="24" r="4.5" />
      <path d="m22 30-8 9 8 3M42 30l8 9-8 3M28 44l4 12 4-12" />
    </>
  ),
  key: (
    <>
      <circle cx="22" cy="24" r="12" />
      <circle cx="22" cy="24" r="4" />
      <path d="m31 32 22 22M44 45l6-6M50 51l5-5" />
    </>
  ),
}
