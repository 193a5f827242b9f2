import type { KeyboardEvent } from 'react'
import type { EnquiryDetail } from '../../domain/inbox/api/enquiry-detail.ts'
import { STATUSES, type Status } from '../../domain/inbox/facts/kinds.ts'
import { STATUS_NAMES } from '../../domain/inbox/words/names.ts'
import { useSession } from '../app/session.ts'
import { useToast } from '../app/toast.tsx'
import { Choice } from '../ui/Field.tsx'
import { useActs } from './acts.ts'
import { focusName } from './name-focus.ts'

/** Status and who has it: each change is stored with who and when, and can be undone. */
export function FactFields({ detail }: { detail: EnquiryDetail }) {
  const { me, colleagues } = useSession()
  const { add, addToNewest, fault } = useActs(detail)
  const say = useToast()
  const { status, who, firstName } = detail

  async function setStatus(to: Status): Promise<void> {
    const undo = () => addToNewest({ kind: 'status', to: status })
    if (await add({ kind: 'status', to })) say({ words: `${firstName}: ${STATUS_NAMES[to]}.`, undo })
  }

  async function give(to: string | null): Promise<void> {
    const undo = () => addToNewest({ kind: 'given', to: who })
    const name = colleagues.find(({ id }) => id === to)?.name
    if (await add({ kind: 'given', to }))
      say({ words: name ? `${name} has it now.` : 'Nobody has it now.', undo })
  }

  function leave({ key }: KeyboardEvent): void {
    if (key === 'Escape') focusName(detail.number)
  }

  return (
    <>
      <Choice
        label="Status"
        quiet
        data-field="status"
        onKeyDown={leave}
        value={status}
        fault={fault ?? undefined}
        onChange={({ target }) => void setStatus(STATUSES.find((each) => each === target.value) ?? status)}
      >
        {STATUSES.map((each) => (
          <option key={each} value={each}>
            {STATUS_NAMES[each]}
          </option>
        ))}
      </Choice>
      <Choice
        label="Who has it"
        quiet
        data-field="who"
        onKeyDown={leave}
        value={who ?? ''}
        onChange={({ target }) => void give(target.value || null)}
      >
        <option value="">Nobody yet</option>
        {colleagues
          .filter(({ id, left }) => !left || id === who)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {id === me.id ? `${name} (you)` : name}
            </option>
          ))}
      </Choice>
    </>
  )
}
