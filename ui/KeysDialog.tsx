import type { ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import { Kbd } from './Kbd.tsx'
import styles from './KeysDialog.module.css'

/** Groups of keys: the screen where they work, and what each key does. */
export type KeyGroups = ReadonlyArray<
  readonly [where: string, keys: ReadonlyArray<readonly [key: string, does: string]>]
>

type Props = {
  isOpen: boolean
  onClose: () => void
  groups: KeyGroups
  /** The switch that turns single keys off (WCAG 2.1.4). */
  children: ReactNode
}

/** A dialog that lists every keyboard shortcut of a program. */
export function KeysDialog({ isOpen, onClose, groups, children }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} kind="wide" heading="Keys">
      <div className={styles.groups}>
        {groups.map(([where, keys]) => (
          <section key={where}>
            <h3>{where}</h3>
            <dl>
              {keys.map(([key, does]) => (
                <div key={key}>
                  <dt>
                    <Kbd isRead>{key}</Kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      {children}
    </Dialog>
  )
}
