import type { ReactNode } from 'react'
import styles from './frames.module.css'

type Props = {
  kind: 'window' | 'phone' | 'tablet' | 'sheet'
  /** The frame's position and size in the scene, in pixels; without a height it is as high as its content. */
  left: number
  top: number
  width: number
  height?: number
  className?: string | undefined
  /** The room whose colours and sizes the interface has: ui/rooms.css. */
  room?: 'shop'
  children: ReactNode
}

/** The device or sheet around an interface; the scene's edge clips it. */
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
