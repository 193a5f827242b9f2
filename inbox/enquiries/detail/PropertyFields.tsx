import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { STATUSES, type Status } from '../../../domain/inbox/events/kinds.ts'
import { STATUS_NAMES } from '../../../domain/inbox/words/names.ts'
import { Choice, type ChoiceProps } from '../../../ui/Field.tsx'
import { useSession } from '../../state/session.ts'
import { useToast } from '../../state/toast.tsx'
import { useEnquiryActions } from './enquiry-actions.ts'
import { focusName } from './name-focus.ts'

/** Status and assignee. Each change is stored with its author and time, and can be undone. */
export function PropertyFields({ detail }: { detail: EnquiryDetail }) {
  const { me, colleagues } = useSession()
  const { add, addToNewest, fault } = useEnquiryActions(detail)
  const showToast = useToast()
  const { status, who, firstName } = detail

  async function setStatus(to: Status): Promise<void> {
    const undo = () => addToNewest({ kind: 'status', to: status })
    if (await add({ kind: 'status', to })) showToast({ words: `${firstName}: ${STATUS_NAMES[to]}.`, undo })
  }

  async function assign(to: string | null): Promise<void> {
    const undo = () => addToNewest({ kind: 'given', to: who })
    const name = colleagues.find(({ id }) => id === to)?.name
    if (await add({ kind: 'given', to }))
      showToast({ words: name ? `Assigned to ${name}.` : 'Unassigned.', undo })
  }

  const leaveField = () => focusName(detail.number)

  return (
    <>
      <PropertySelect
        label="Status"
        data-field="status"
        leaveField={leaveField}
        value={status}
        fault={fault ?? undefined}
        options={STATUSES.map((status) => [status, STATUS_NAMES[status]] as const)}
        store={(value) => void setStatus(STATUSES.find((status) => status === value) ?? status)}
      />
      <PropertySelect
        label="Assigned to"
        data-field="who"
        leaveField={leaveField}
        value={who ?? ''}
        options={[
          ['', 'Nobody yet'],
          ...colleagues
            .filter(({ id, left }) => !left || id === who)
            .map(({ id, name }) => [id, id === me.id ? `${name} (you)` : name] as const),
        ]}
        store={(value) => void assign(value || null)}
      />
    </>
  )
}

type PropertySelectProps = Omit<ChoiceProps<string>, 'onPick'> & {
  store: (value: string) => void
  leaveField: () => void
}

/**
 * A select box that saves a pointer's choice at once, and a keyboard's on Enter or blur, because Windows and Linux change a closed
 * select box at each arrow key. Escape restores the value.
 */
function PropertySelect({ value, store, leaveField, ...choice }: PropertySelectProps) {
  const [chosenValue, setChosenValue] = useState<string | null>(null)
  const isKeyboardChoice = useRef(false)
  const isUnchanged = chosenValue === null || chosenValue === value

  function commit(to: string | null): void {
    flushSync(() => setChosenValue(null)) // do not save again on blur
    if (to !== null && to !== value) store(to)
  }

  return (
    <Choice
      {...choice}
      value={chosenValue ?? value}
      hint={isUnchanged ? null : 'Enter stores it. Esc leaves it as it was.'}
      onPointerDown={() => {
        isKeyboardChoice.current = false
      }}
      onKeyDown={(event) => {
        const { key } = event
        isKeyboardChoice.current = key !== 'Enter' && key !== ' '
        if (key === 'Enter' && !isUnchanged) {
          event.preventDefault() // otherwise it opens the list
          commit(chosenValue)
          leaveField() // for the name, where Z undoes the change
        }
        if (key !== 'Escape') return
        commit(null)
        leaveField()
      }}
      onPick={(picked) => {
        if (isKeyboardChoice.current) setChosenValue(picked)
        else commit(picked)
      }}
      onBlur={() => commit(chosenValue)}
    />
  )
}
