import { Dialog } from '../../../ui/Dialog.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import styles from './KeysDialog.module.css'

const KEYS: ReadonlyArray<readonly [where: string, ReadonlyArray<readonly [keys: string, does: string]>]> = [
  [
    'Everywhere',
    [
      ['G O', 'orders'],
      ['G P', 'products'],
      ['G S', 'stock'],
      ['G N', 'numbers'],
      ['/', 'search'],
      ['?', 'this page'],
      ['Esc', 'close, back'],
    ],
  ],
  [
    'Lists',
    [
      ['J', 'down'],
      ['K', 'up'],
      ['X', 'choose'],
      ['Shift X', 'choose up to here'],
      ['Enter', 'open'],
      ['V', 'list or columns'],
    ],
  ],
  [
    'An order',
    [
      ['P', 'next state'],
      ['U', 'undo, for 10 seconds'],
      ['I', 'VAT invoice'],
      ['T', 'take the next piece'],
      ['Ctrl P', 'print'],
    ],
  ],
  [
    'A product',
    [
      ['N', 'new'],
      ['Ctrl S', 'save'],
      ['Ctrl Z', 'undo'],
      ['↑ ↓', 'a cell up or down'],
      ['Tab', 'next cell'],
    ],
  ],
]

type Props = { isOpen: boolean; onClose: () => void; enabled: boolean; onToggle: (on: boolean) => void }

/** Every key, and the switch that turns the single ones off (WCAG 2.1.4). */
export function KeysDialog({ isOpen, onClose, enabled, onToggle }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      heading="Keys"
      beside={
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <Icon path={icons.cross} size={20} />
        </button>
      }
    >
      <div className={styles.columns}>
        {KEYS.map(([where, keys]) => (
          <section key={where}>
            <h3>{where}</h3>
            <dl>
              {keys.map(([names, does]) => (
                <div key={names}>
                  <dt>
                    {names.split(' ').map((name) => (
                      <kbd key={name}>{name}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className={styles.rest}>Single keys rest while you type in a field.</p>
      <label className={styles.turn}>
        <input
          type="checkbox"
          checked={enabled}
          onChange={(event) => onToggle(event.currentTarget.checked)}
        />
        Single keys work
      </label>
    </Dialog>
  )
}
