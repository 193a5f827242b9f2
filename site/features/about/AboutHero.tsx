import type { ReactNode } from 'react'
import { Section } from '../../ui/Section.tsx'
import styles from './AboutHero.module.css'

type Props = { lead: string; children: ReactNode }

export function AboutHero({ lead, children }: Props) {
  return (
    <Section ground="night" rhythm="hero">
      <div className={styles.top}>
        <h1>
          Great brands have great stories. <span className={styles.together}>This is ours.</span>
        </h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
      </div>
      {children}
    </Section>
  )
}
