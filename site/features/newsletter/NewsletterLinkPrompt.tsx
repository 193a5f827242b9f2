import { buttonClass } from '../../ui/Button.tsx'
import { NewsletterLinkPage } from './NewsletterLinkPage.tsx'
import styles from './newsletter-link.module.css'

type Props = {
  title: string
  lead: string
  /** On the button, which posts to the page's own address. */
  button: string
  /** What happens if nobody presses it. */
  otherwise: string
}

/** A question behind a link of a mail: the page changes nothing, its button does. */
export function NewsletterLinkPrompt({ title, lead, button, otherwise }: Props) {
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
