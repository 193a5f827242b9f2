import type { ReactNode } from 'react'
import { ButtonLink, buttonClass } from '../../ui/Button.tsx'
import { Moon } from '../../ui/Moon.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './newsletter-link.module.css'

type Props = {
  title: string
  lead: string
  /** The lit share of the moon, 0 to 1; decorative. */
  lit: number
  children: ReactNode
}

/** The frame of the pages behind the links of the newsletter's mails. */
function NewsletterLinkPage({ title, lead, lit, children }: Props) {
  return (
    <Section ground="night">
      <div className={styles.page}>
        <Moon fraction={lit} className={styles.moon ?? ''} />
        <h1>{title}</h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        {children}
      </div>
    </Section>
  )
}

type NewsletterLinkPromptProps = {
  title: string
  lead: string
  /** The label of the button, which posts to the page's own address. */
  button: string
  /** The consequence of not pressing it. */
  otherwise: string
}

/** The question behind a link of a mail: only its button changes something. */
export function NewsletterLinkPrompt({ title, lead, button, otherwise }: NewsletterLinkPromptProps) {
  return (
    <NewsletterLinkPage title={title} lead={lead} lit={0.5}>
      <form method="post" className={styles.actions}>
        <button type="submit" className={buttonClass({ variant: 'moon' })}>
          {button}
        </button>
      </form>
      <p className={styles.otherwise}>{otherwise}</p>
    </NewsletterLinkPage>
  )
}

type NewsletterLinkResultProps = {
  title: string
  lead: string
  /** The next page to visit. */
  nextPage: { title: string; href: string }
  /** 1: subscribed; 0: not. */
  lit: 0 | 1
}

/** The result of the button, or the reason of its failure. */
export function NewsletterLinkResult({ nextPage, ...page }: NewsletterLinkResultProps) {
  return (
    <NewsletterLinkPage {...page}>
      <p className={styles.actions}>
        <ButtonLink href={nextPage.href} variant="ghost">
          {nextPage.title}
        </ButtonLink>
      </p>
    </NewsletterLinkPage>
  )
}
