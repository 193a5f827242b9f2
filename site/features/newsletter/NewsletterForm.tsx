import { NEWSLETTER_EMAIL_MAX_CHARS } from '../../../domain/enquiry/newsletter.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Honeypot } from '../../ui/Honeypot.tsx'
import styles from './NewsletterForm.module.css'

type Props = {
  /** Path of the page the form stands on, stored with the consent. */
  page: string
  wording: string
  email?: string
  error?: string | undefined
}

/** The newsletter form: a plain POST on every page. Pressing its button is the consent that `wording` states. */
export function NewsletterForm({ page, wording, email = '', error }: Props) {
  return (
    <form method="post" action={paths.newsletter} className={styles.form}>
      <label htmlFor="newsletter-email">A short letter, once a month</label>
      <div className={styles.row}>
        <input
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={NEWSLETTER_EMAIL_MAX_CHARS}
          placeholder="you@example.co.za"
          defaultValue={email}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'newsletter-error newsletter-consent' : 'newsletter-consent'}
        />
        <button type="submit" className={buttonClass({ variant: 'moon', size: 'small' })}>
          Join
        </button>
      </div>
      {error && (
        <p id="newsletter-error" className={styles.error}>
          {error}
        </p>
      )}
      <input type="hidden" name="page" value={page} />
      <Honeypot id="newsletter-extra" />
      <p id="newsletter-consent" className={styles.consent}>
        {wording} <a href={paths.privacy}>How we keep your address</a>
      </p>
    </form>
  )
}
