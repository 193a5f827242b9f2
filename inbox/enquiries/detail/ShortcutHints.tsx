import { useContext } from 'react'
import { Kbd } from '../../../ui/Kbd.tsx'
import { SingleKeyShortcutsContext } from '../../../ui/keys.ts'
import styles from './ShortcutHints.module.css'

const HINTS: ReadonlyArray<[keys: string, action: string]> = [
  ['J K', 'next, previous'],
  ['R', 'reply'],
  ['E', 'answered another way'],
  ['A', 'assign'],
  ['N', 'note'],
  ['/', 'search'],
  ['?', 'all keys'],
]

/** The keys for this page, on wide screens; hidden if staff have turned single keys off. */
export function ShortcutHints({ hints = HINTS }: { hints?: typeof HINTS }) {
  if (!useContext(SingleKeyShortcutsContext)) return null
  return (
    <p className={`cluster wide-only screen-only ${styles.hints}`} aria-hidden="true">
      {hints.map(([keys, action]) => (
        <span key={action}>
          <Kbd>{keys}</Kbd> {action}
        </span>
      ))}
    </p>
  )
}
