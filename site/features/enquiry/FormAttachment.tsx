import type { ReactNode } from 'react'
import styles from './FormAttachment.module.css'

export type AttachmentProps = {
  /** The corrections in the link's attachment. */
  changes: ReadonlyArray<string>
  /** The form's address without the attachment. */
  addressWithout: string
  onRemove: () => void
}
type Props = AttachmentProps & {
  /** `this plan`; null without an attachment. */
  what: string | null
  /** The link for changing the attachment, or for making one. */
  changeLink: { href: string; words: string }
  children: ReactNode
}

/** The attachment above the form, with links to change or remove it; nothing without attachment and corrections. */
export function FormAttachment({ what, changes, addressWithout, onRemove, changeLink, children }: Props) {
  if (!what && changes.length === 0) return null
  return (
    <div className={`edged ${styles.along}`}>
      {what && (
        <>
          <p className={styles.head}>You ask about {what}</p>
          <p className={`cluster ${styles.shown}`}>{children}</p>
        </>
      )}
      {changes.map((correction) => (
        <p key={correction}>{correction}</p>
      ))}
      <p className={`cluster ${styles.links}`}>
        <a href={changeLink.href} className="hit" rel={what ? 'nofollow' : undefined}>
          {changeLink.words}
        </a>
        {what && (
          // Without script it loads the page without the attachment; with script, typed text stays.
          <a
            href={addressWithout}
            className="hit"
            onClick={(event) => {
              event.preventDefault()
              onRemove()
            }}
          >
            Leave it out
          </a>
        )}
      </p>
    </div>
  )
}
