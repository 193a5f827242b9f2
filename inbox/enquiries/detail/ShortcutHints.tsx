import { useContext } from 'react'
import { Kbd } from '../../../ui/Kbd.tsx'
import { SingleKeyShortcutsContext } from '../../../ui/keys.ts'
import styles from './ShortcutHints.module.css'

const HINTS: ReadonlyArray<[keys: string, does: string]> = [
  ['J K', 'next, previous'],
  ['R', 'reply'],
  ['E', 'answered another way'],
  ['A', 'assign'],
  ['N', 'note'],
  ['/', 'search'],
  ['?', 'all keys'],
]

/** The keys that help here, on wide screens; not if staff have switched them off. */
export function ShortcutHints({ hints = HINTS }: { hints?: typeof HINTS }) {
  if (!useContext(SingleKeyShortcutsContext)) return null
  return (
    <p className={`cluster wide-only screen-only ${styles.hints}`} aria-hidden="true">
      {hints.map(([keys, does]) => (
        <span key={does}>
          <Kbd>{keys}</Kbd> {does}
        </span>
      ))}
    </p>
  )
}
