import type { ReactNode } from 'react'
import { useAutoDismiss } from './auto-dismiss.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { cross } from './icons.ts'
import styles from './Toast.module.css'

type Props = {
  title: string
  detail?: string | undefined
  isRefusal?: boolean
  /** How long the toast is shown; hovering or focusing it restarts the time. */
  ms: number
  /** Called when its time is over or the user closes it. */
  onClose: () => void
  /** A link, or an Undo button. */
  children?: ReactNode
}

/** A sentence at the foot of the window about an action just done. */
export function Toast({ title, detail, isRefusal = false, ms, onClose, children }: Props) {
  return (
    <div
      className={`night ${styles.toast}`}
      data-refusal={isRefusal || undefined}
      {...useAutoDismiss(ms, onClose)}
    >
      <p>
        <b>{title}</b>
        {detail && <small>{detail}</small>}
      </p>
      {children}
      <Button size="icon" aria-label="Close" onClick={onClose}>
        <Icon path={cross} />
      </Button>
    </div>
  )
}
