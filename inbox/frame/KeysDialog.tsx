import { Dialog } from '../ui/Dialog.tsx'
import styles from './KeysDialog.module.css'
import { SingleKeysChoice } from './SingleKeysChoice.tsx'

const KEYS: ReadonlyArray<[keys: ReadonlyArray<string>, does: string]> = [
  [['J'], 'Next enquiry'],
  [['K'], 'Previous enquiry'],
  [['Enter'], 'Open it'],
  [['U'], 'Back to the list'],
  [['R'], 'Reply'],
  [['E'], 'Answered another way'],
  [['B'], 'They answered'],
  [['A'], 'Assign'],
  [['S'], 'Status'],
  [['N'], 'Note'],
  [['X'], 'Select'],
  [['Shift', 'J'], 'Select downwards'],
  [['/'], 'Search everything'],
  [['G', 'I'], 'Needs an answer'],
  [['G', 'W'], 'Waiting for them'],
  [['G', 'H'], 'Held back'],
  [['Y'], 'Release, held back only'],
  [['Del'], 'Delete, held back only'],
  [['Ctrl', 'Enter'], 'Send'],
  [['Esc'], 'Close, keep the draft'],
  [['Z'], 'Undo the last change'],
  [['?'], 'This list'],
]

/** All keys, and the switch that turns single ones off (WCAG 2.1.4). */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog heading="Keys" onClose={onClose}>
      <dl className={styles.keys}>
        {KEYS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <SingleKeysChoice />
    </Dialog>
  )
}
