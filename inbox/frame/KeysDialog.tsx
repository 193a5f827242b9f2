import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Fault, Option } from '../../ui/Field.tsx'
import { useApi } from '../state/api-context.tsx'
import { errorText } from '../state/fault.ts'
import { useSession } from '../state/session.ts'
import { Dialog } from '../ui/Dialog.tsx'
import styles from './KeysDialog.module.css'

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

/** Turns single keys off and on for oneself (WCAG 2.1.4). */
export function SingleKeysChoice() {
  const api = useApi()
  const client = useQueryClient()
  const { me } = useSession()
  const change = useMutation({
    mutationFn: (singleKeys: boolean) => api.setSingleKeys(singleKeys),
    onSettled: () => client.invalidateQueries({ queryKey: ['session'] }),
  })
  const isOn = change.isPending ? change.variables : me.singleKeys
  return (
    <>
      <Option checked={isOn} onChange={({ target }) => change.mutate(target.checked)}>
        Use single keys <span className="muted">Off leaves them to your screen reader.</span>
      </Option>
      <Fault words={change.isError ? errorText(change.error) : null} />
    </>
  )
}
