import { ButtonLink } from '../../ui/Button.tsx'
import { NewsletterLinkPage } from './NewsletterLinkPage.tsx'
import styles from './newsletter-link.module.css'

type Props = {
  title: string
  lead: string
  /** Where to go from here. */
  way: { title: string; href: string }
  /** 1: it is done; 0: there is nothing (any more). */
  lit: 0 | 1
}

/** What the button of a mail's link has done, or why it has not. */
export function NewsletterLinkResult({ way, ...page }: Props) {
  return (
    <NewsletterLinkPage {...page}>
      <p className={styles.actions}>
        <ButtonLink href={way.href} variant="ghost">
          {way.title}
        </ButtonLink>
      </p>
    </NewsletterLinkPage>
  )
}
