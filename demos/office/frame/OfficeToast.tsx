import { Link } from 'wouter'
import { Button, buttonLook } from '../../../ui/Button.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { Toast } from '../../../ui/Toast.tsx'

export type ToastMessage = {
  /** Increases with each message, which replaces the previous one. */
  id: number
  title: string
  detail?: string | undefined
  kind: 'done' | 'refused' | 'arrived'
  link?: { href: string; words: string }
  undo?: () => void
}

const UNDO_MS = 10_000
const READ_MS = 12_000

/** The toast of the office, about an action, a refusal or a new order. */
export function OfficeToast({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const { title, detail, kind, link, undo } = message
  return (
    <Toast
      title={title}
      detail={detail}
      isRefusal={kind === 'refused'}
      ms={undo ? UNDO_MS : READ_MS}
      onClose={onClose}
    >
      {link && (
        <Link {...buttonLook({ kind: 'accent' })} href={link.href}>
          {link.words}
        </Link>
      )}
      {undo && (
        <Button kind="accent" onClick={undo}>
          Undo <Kbd>U</Kbd>
        </Button>
      )}
    </Toast>
  )
}
