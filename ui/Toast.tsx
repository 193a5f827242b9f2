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
  /** For how long; it stays while it is hovered or focused. */
  ms: number
  /** Its time is over, or it was closed. */
  onOver: () => void
  /** A link, or a button that undoes. */
  children?: ReactNode
}

/** One sentence at the foot of the window: what was just done. */
export function Toast({ title, detail, isRefusal = false, ms, onOver, children }: Props) {
  return (
    <div
      className={`night ${styles.toast}`}
      data-refusal={isRefusal || undefined}
      {...useAutoDismiss(ms, onOver)}
    >
      <p>
        <b>{title}</b>
        {detail && <small>{detail}</small>}
      </p>
      {children}
      <Button size="icon" aria-label="Close" onClick={onOver}>
        <Icon path={cross} />
      </Button>
    </div>
  )
}
