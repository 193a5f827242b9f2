import { NEWSLETTER_FORM } from '../../../domain/enquiry/newsletter-form.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import control from '../../ui/control.module.css'
import { Honeypot } from '../../ui/Honeypot.tsx'
import styles from './NewsletterForm.module.css'

type Props = {
  /** The prefix of the ids, so that a page may have the form twice. */
  id?: string
  label?: string
  /** Path of the page with the form, stored with the consent. */
  page: string
  wording: string
  email?: string | undefined
  error?: string | undefined
  /** Whether it is the page's main form, with a gold button. */
  isPageAction?: boolean
  /** Whether the field has the initial focus, because the page shows its error. */
  isFocused?: boolean
}

/**
 * The newsletter form: a plain POST on every page. Pressing its button is the consent stated in `wording`. Only the server
 * checks it, so that its messages are the same on every page, in every browser, with script or without.
 */
export function NewsletterForm({
  id = 'newsletter',
  label = 'Monthly newsletter',
  page,
  wording,
  email = '',
  error,
  isPageAction = false,
  isFocused = false,
}: Props) {
  return (
    <form
      method="post"
      action={paths.newsletter}
      noValidate
      className={styles.form}
      aria-labelledby={`${id}-label`}
    >
      <label htmlFor={`${id}-email`} id={`${id}-label`}>
        {label}
      </label>
      <div className={`cluster ${styles.row}`}>
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          className={control.control}
          autoComplete="email"
          required
          enterKeyHint="send"
          maxLength={NEWSLETTER_FORM.fields.email.maxChars}
          placeholder="you@example.co.za"
          defaultValue={email}
          // biome-ignore lint/a11y/noAutofocus: the response is a new page, and this is its result.
          autoFocus={isFocused}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-consent` : `${id}-consent`}
        />
        <button
          type="submit"
          className={buttonClass({ variant: isPageAction ? 'moon' : 'ghost', size: 'small' })}
        >
          Join
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <input type="hidden" name="page" value={page} />
      <Honeypot id={`${id}-extra`} />
      <p id={`${id}-consent`} className={styles.consent}>
        {wording} <a href={paths.privacy}>How we protect your email</a>
      </p>
    </form>
  )
}
