import type { ReactNode } from 'react'
import styles from './frames.module.css'

type Props = {
  /** One of the tints of ui/scale.css. */
  tint: string
  children: ReactNode
}

/** The ground of a scene: its solution's tint, from edge to edge. */
export function Ground({ tint, children }: Props) {
  return (
    <div className={styles.ground} data-tint={tint}>
      {children}
    </div>
  )
}
