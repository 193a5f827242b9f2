import type { ReactNode } from 'react'
import type { AboutPage } from '../../../domain/content/pages.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import aboutHero from './AboutHero.module.css'
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

type Props = { lead: string; children: ReactNode }

export function AboutHero({ lead, children }: Props) {
  return (
    <Section ground="night" rhythm="hero">
      <div className={aboutHero.top}>
        <h1>
          Great brands have great stories. <span className={aboutHero.together}>This is ours.</span>
        </h1>
        <div>
          <p className={`lead ${aboutHero.lead}`}>{lead}</p>
          <div className={aboutHero.actions}>
            <ButtonLink href={paths.calculator()} variant="moon">
              Work out your price
            </ButtonLink>
            <a href={paths.contactUs}>Ask us</a>
          </div>
        </div>
      </div>
      {children}
    </Section>
  )
}
