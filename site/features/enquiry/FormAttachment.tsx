import type { MouseEvent, ReactNode } from 'react'
import styles from './FormAttachment.module.css'

export type AlongProps = {
  /** What was corrected in what the link brought. */
  changes: ReadonlyArray<string>
  /** The form's address without it. */
  without: string
  onLeaveOut: () => void
}
type Props = AlongProps & {
  /** Where it is changed, or made if there is none yet. */
  way: { href: string; words: string }
  /** Null: nothing goes along. */
  children: ReactNode
}

/** What is sent with the message, and how to change it or leave it out; nothing where nothing goes along and nothing was corrected. */
export function FormAttachment({ changes, without, onLeaveOut, way, children }: Props) {
  if (!children && changes.length === 0) return null
  return (
    <div className={styles.along}>
      {children}
      {changes.map((change) => (
        <p key={change} className={styles.change}>
          {change}
        </p>
      ))}
      <p className={styles.links}>
        <a href={way.href} rel={children ? 'nofollow' : undefined}>
          {way.words}
        </a>
        {children && <RemoveAttachmentLink href={without} onLeaveOut={onLeaveOut} />}
      </p>
    </div>
  )
}

type RemoveAttachmentLinkProps = {
  /** The form's address without it. */
  href: string
  onLeaveOut: () => void
}

/** Sends the form without what came along: without script by loading the page without it; with script, what is typed stays. */
function RemoveAttachmentLink({ href, onLeaveOut }: RemoveAttachmentLinkProps) {
  return (
    <a
      href={href}
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        onLeaveOut()
      }}
    >
      Send without it
    </a>
  )
}
