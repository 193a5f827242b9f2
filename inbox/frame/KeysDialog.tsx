import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Fault, Option } from '../../ui/Field.tsx'
import { type KeyGroups, KeysDialog as KitKeysDialog } from '../../ui/KeysDialog.tsx'
import { useApi } from '../state/api-context.tsx'
import { errorText } from '../state/fault.ts'
import { useSession } from '../state/session.ts'

const GROUPS: KeyGroups = [
  [
    'Everywhere',
    [
      ['G I', 'Needs an answer'],
      ['G W', 'Waiting for them'],
      ['G H', 'Held back'],
      ['/', 'Search everything'],
      ['Z', 'Undo the last change'],
      ['?', 'This list'],
    ],
  ],
  [
    'Lists',
    [
      ['J', 'Next enquiry'],
      ['K', 'Previous enquiry'],
      ['Enter', 'Open it'],
      ['X', 'Select'],
      ['Shift J', 'Select downwards'],
    ],
  ],
  [
    'An enquiry',
    [
      ['R', 'Reply'],
      ['E', 'Answered another way'],
      ['B', 'They answered'],
      ['A', 'Assign'],
      ['S', 'Status'],
      ['N', 'Note'],
      ['U', 'Back to the list'],
    ],
  ],
  [
    'A reply, held back',
    [
      ['Ctrl Enter', 'Send'],
      ['Esc', 'Close, keep the draft'],
      ['Y', 'Release, held back only'],
      ['Del', 'Delete, held back only'],
    ],
  ],
]

/** The list of all keys, and the switch that turns single keys off (WCAG 2.1.4). */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <KitKeysDialog isOpen onClose={onClose} groups={GROUPS}>
      <SingleKeysChoice />
    </KitKeysDialog>
  )
}

/** Turns single keys off and on for the current person (WCAG 2.1.4). */
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
