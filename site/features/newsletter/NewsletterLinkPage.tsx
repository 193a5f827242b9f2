import type { ReactNode } from 'react'
import { Moon } from '../../ui/Moon.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './newsletter-link.module.css'

type Props = {
  title: string
  lead: string
  /** How much of the moon is lit, 0 to 1: an ornament. */
  lit: number
  children: ReactNode
}

/** The frame of the pages behind the links of the newsletter's mails. */
export function NewsletterLinkPage({ title, lead, lit, children }: Props) {
  return (
    <Section ground="night">
      <div className={styles.page}>
        <Moon fraction={lit} ground="night" className={styles.moon ?? ''} />
        <h1>{title}</h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        {children}
      </div>
    </Section>
  )
}
