import { useContext } from 'react'
import { SingleKeysContext } from '../../../ui/keys.ts'
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
  if (!useContext(SingleKeysContext)) return null
  return (
    <p className={`${styles.hints} screen-only`} aria-hidden="true">
      {hints.map(([keys, does]) => (
        <span key={does}>
          {keys.split(' ').map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {does}
        </span>
      ))}
    </p>
  )
}
