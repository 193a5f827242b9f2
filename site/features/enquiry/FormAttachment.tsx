import type { MouseEvent, ReactNode } from 'react'
import styles from './FormAttachment.module.css'

export type AttachmentProps = {
  /** What was corrected in what the link brought. */
  changes: ReadonlyArray<string>
  /** The form's address without it. */
  without: string
  onLeaveOut: () => void
}
type Props = AttachmentProps & {
  /** `this plan`; null: nothing goes along. */
  what: string | null
  /** Where it is changed, or made if there is none yet. */
  change: { href: string; words: string }
  children: ReactNode
}

/**
 * What is sent with the message, above the form, and how to change it or leave it out; nothing where nothing goes along and nothing
 * was corrected.
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

/** Sends the form without what came along: without script by loading the page without it; with script, what is typed stays. */
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
