import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonLook } from '../../ui/Button.tsx'
import { Moon } from '../ui/Moon.tsx'
import styles from './EmptyState.module.css'

/** Instead of a list or an enquiry: an icon, the reason, and what to do. */
export function EmptyState({
  sign,
  heading,
  level: Heading = 'h2',
  children,
}: {
  sign: ReactNode
  heading: string
  /** `h1` where it is the whole page. */
  level?: 'h1' | 'h2'
  children: ReactNode
}) {
  return (
    <div className={styles.blank}>
      {sign}
      <Heading>{heading}</Heading>
      {children}
    </div>
  )
}

/** For an address that the inbox does not have. */
export function NotFoundPage() {
  return (
    <main>
      <EmptyState
        sign={<Moon state={{ kind: 'lost' }} size={56} />}
        heading="There is nothing at this address"
        level="h1"
      >
        <Link {...buttonLook({})} to="/$list" params={{ list: 'needs' }}>
          Back to the list
        </Link>
      </EmptyState>
    </main>
  )
}
