import { Link } from 'wouter'
import { useAutoDismiss } from '../../../ui/auto-dismiss.ts'
import { Button, buttonLook } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { Kbd } from '../../../ui/Kbd.tsx'
import styles from './Toast.module.css'

export type ToastMessage = {
  /** Counted on: a newer sentence takes the place of an older one. */
  id: number
  title: string
  detail?: string | undefined
  kind: 'done' | 'refused' | 'arrived'
  link?: { href: string; words: string }
  undo?: () => void
}

const UNDO_MS = 10_000
const READ_MS = 12_000

/** One sentence at the bottom. It waits while somebody points at it or is in it, and can be closed. */
export function Toast({ message, onOver }: { message: ToastMessage; onOver: () => void }) {
  const { undo, kind } = message
  const handlers = useAutoDismiss(undo ? UNDO_MS : READ_MS, onOver)
  return (
    <div className={styles.toast} data-kind={kind} {...handlers}>
      <p>
        <b>{message.title}</b>
        {message.detail && <small>{message.detail}</small>}
      </p>
      {message.link && (
        <Link {...buttonLook({ kind: 'accent' })} href={message.link.href}>
          {message.link.words}
        </Link>
      )}
      {undo && (
        <Button kind="accent" onClick={undo}>
          Undo <Kbd>U</Kbd>
        </Button>
      )}
      <button type="button" className={styles.close} aria-label="Close" onClick={onOver}>
        <Icon path={icons.cross} size={18} />
      </button>
    </div>
  )
}
