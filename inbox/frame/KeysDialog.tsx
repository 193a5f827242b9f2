import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../app/api-context.tsx'
import { useSession } from '../app/session.ts'
import words from '../styles/words.module.css'
import { Dialog } from '../ui/Dialog.tsx'
import fields from '../ui/field.module.css'
import styles from './KeysDialog.module.css'

const KEYS: ReadonlyArray<[keys: ReadonlyArray<string>, does: string]> = [
  [['J'], 'Next enquiry'],
  [['K'], 'Previous enquiry'],
  [['Enter'], 'Open it'],
  [['U'], 'Back to the list'],
  [['R'], 'Reply'],
  [['E'], 'Answered another way'],
  [['B'], 'They answered'],
  [['A'], 'Who has it'],
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
  const api = useApi()
  const client = useQueryClient()
  const { me } = useSession()
  const change = useMutation({
    mutationFn: (singleKeys: boolean) => api.setSingleKeys(singleKeys),
    onSettled: () => client.invalidateQueries({ queryKey: ['session'] }),
  })
  const isOn = change.isPending ? change.variables : me.singleKeys
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
      <label className={fields.option}>
        <input
          className={fields.tick}
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => change.mutate(target.checked)}
        />
        <span>
          Use single keys <span className={words.muted}>Off leaves them to your screen reader.</span>
        </span>
      </label>
    </Dialog>
  )
}
