import type { MouseEvent, ReactNode } from 'react'
import styles from './FormAttachment.module.css'

export type AttachmentProps = {
  /** The corrections in the link's attachment. */
  changes: ReadonlyArray<string>
  /** The form's address without it. */
  without: string
  onLeaveOut: () => void
}
type Props = AttachmentProps & {
  /** `this plan`; null without an attachment. */
  what: string | null
  /** The link for changing the attachment, or for making one. */
  change: { href: string; words: string }
  children: ReactNode
}

/**
 * The attachment above the form, with links to change or remove it; nothing without an attachment and
 * corrections.
 */
export function FormAttachment({ what, changes, without, onLeaveOut, change, children }: Props) {
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
        <a href={change.href} className="hit" rel={what ? 'nofollow' : undefined}>
          {change.words}
        </a>
        {what && <LeaveOutLink href={without} onLeaveOut={onLeaveOut} />}
      </p>
    </div>
  )
}

type LeaveOutLinkProps = {
  /** The form's address without it. */
  href: string
  onLeaveOut: () => void
}

/** Removes the attachment: without script by loading the page without it; with script, typed text stays. */
function LeaveOutLink({ href, onLeaveOut }: LeaveOutLinkProps) {
  return (
    <a
      href={href}
      className="hit"
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        onLeaveOut()
      }}
    >
      Leave it out
    </a>
  )
}
