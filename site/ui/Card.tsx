import type { ReactNode } from 'react'
import styles from './Card.module.css'

/** A raised surface for related content: a bill, a form, a price. It works on paper, on the night and on a tint. */
export function Card({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={`paper edged ${styles.card} ${className}`}>{children}</div>
}
