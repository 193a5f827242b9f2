import type { AboutPage } from '../../../domain/content/pages.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './Story.module.css'

export function Story({ heading, lead, paragraphs }: AboutPage['story']) {
  return (
    <Section className={styles.story}>
      <h2>{heading}</h2>
      <div className={styles.text}>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  )
}
