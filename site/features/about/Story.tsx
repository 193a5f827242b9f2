import type { ReactNode } from 'react'
import type { AboutPage } from '../../../domain/content/pages.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './Story.module.css'

export function Story({ heading, lead, paragraphs }: AboutPage['story']) {
  return (
    <Section className="split">
      <h2>{heading}</h2>
      <div className={`stack ${styles.text}`}>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  )
}

export function AboutHero({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <Section ground="night" rhythm="hero">
      <div className="split split-wide">
        <h1>
          Great brands have great stories. <span className={styles.together}>This is ours.</span>
        </h1>
        <div>
          <p className="lead">{lead}</p>
          <div className={`cluster ${styles.actions}`}>
            <ButtonLink href={paths.calculator()} variant="moon">
              Work out your price
            </ButtonLink>
            <a href={paths.contactUs} className="hit">
              Ask us
            </a>
          </div>
        </div>
      </div>
      {children}
    </Section>
  )
}
