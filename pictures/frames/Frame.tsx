import type { ReactNode } from 'react'
import styles from './frames.module.css'

type Props = {
  kind: 'window' | 'phone' | 'tablet' | 'sheet'
  /** Where it stands in the scene, in pixels; without a height it is as high as what it holds. */
  left: number
  top: number
  width: number
  height?: number
  className?: string | undefined
  /** Whose colours and sizes the interface has: ui/rooms.css. */
  room?: 'shop'
  children: ReactNode
}

/** The device or sheet that an interface is shown in; what hangs over the scene's edge is cut off. */
export function Frame({ kind, left, top, width, height, className, room, children }: Props) {
  return (
    <div
      data-room={room}
      className={`${styles.frame} ${styles[kind]} ${className ?? ''}`}
      style={{ left, top, width, height }}
    >
      {children}
    </div>
  )
}
