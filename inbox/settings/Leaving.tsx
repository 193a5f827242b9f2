import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BulkGive } from '../../domain/inbox/api/enquiry-acts.ts'
import type { Departed, StaffMember } from '../../domain/inbox/api/people.ts'
import { callsHandedOver, openEnquiries } from '../../domain/inbox/words/settings-words.ts'
import { counted } from '../../domain/wording.ts'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Choice, Fault } from '../../ui/Field.tsx'
import type { InboxApi } from '../api/inbox-api.ts'
import { useReauthentication } from '../frame/ReauthenticateProvider.tsx'
import { useSettingsAction } from '../frame/settings-action.ts'
import { useApi } from '../state/api-context.tsx'
import { errorText } from '../state/fault.ts'
import { useColleague, useSession } from '../state/session.ts'
import { useToast } from '../state/toast.tsx'
import { Dialog } from '../ui/Dialog.tsx'

type LeaveDialogProps = { person: StaffMember; onClose: () => void }

/** Asks for confirmation before a member of staff is removed, and who takes over their open enquiries. */
export function LeaveDialog({ person: { id, name, open, calls }, onClose }: LeaveDialogProps) {
  const api = useApi()
  const client = useQueryClient()
  const withReauthentication = useReauthentication()
  const showToast = useToast()
  const handOverSentence = useHandOverSentence()
  const { act, fault, isBusy } = useSettingsAction(['people', 'session'])
  const [to, setTo] = useState('')

  async function removePerson(): Promise<void> {
    const outcome = await act(async () => {
      const changed = await api.changePerson(id, { left: true })
      // The person stays removed even if reassigning fails; People lists former staff with open enquiries.
      const handingOver = open > 0 ? handOver(api, id, to) : Promise.resolve([])
      return { changed, assignments: await handingOver.catch(() => null) }
    })
    if (!outcome) return
    onClose()
    const { assignments, changed } = outcome
    // Enquiries with a booked call were handed over together with the call.
    const reassignedCount = (assignments ?? []).reduce((sum, { numbers }) => sum + numbers.length, 0)
    const remainingSentence = assignments
      ? reassignedCount > 0
        ? ` ${handOverSentence(reassignedCount, to)}`
        : ''
      : ' Not all they had open is handed over yet.'
    const words = `${name} is out, and signed out everywhere.${remainingSentence}${callsHandedOver(changed)}`
    showToast({
      words,
      undo: () => undo(assignments ?? []).catch((error) => showToast({ words: errorText(error) })),
    })
    await client.invalidateQueries()
  }
  async function undo(assignments: ReadonlyArray<BulkGive>): Promise<void> {
    await withReauthentication(() => api.changePerson(id, { left: false }))
    for (const assignment of assignments) await api.bulkAssign(assignment)
    await client.invalidateQueries()
    showToast({ words: `${name} is back, and signs in as before.` })
  }
  return (
    <Dialog heading={`${name} has left?`} onClose={onClose}>
      <div className="stack">
        <p>They are signed out everywhere and cannot sign in again. Their name stays on what they did.</p>
        {calls.length > 0 && (
          <p>
            <b>{counted(calls.length, 'booked call')}</b> {calls.length === 1 ? 'goes' : 'go'} to colleagues
            who take calls and are free then. Visitors are mailed the new name.
          </p>
        )}
        {open > 0 && (
          <>
            <p>
              <b>{openEnquiries(open)}</b> {open === 1 ? 'is' : 'are'} assigned to them.
            </p>
            <SuccessorChoice except={id} to={to} onPick={setTo} />
          </>
        )}
        <Buttons>
          <Button kind="danger" disabled={isBusy} onClick={() => void removePerson()}>
            {name} has left
          </Button>
          <Button kind="plain" onClick={onClose}>
            Not now
          </Button>
        </Buttons>
        <Fault words={fault} />
      </div>
    </Dialog>
  )
}

type HandOverDialogProps = { departed: Departed; onClose: () => void }

/** Hands over the open enquiries of a former member of staff. */
export function HandOverDialog({ departed: { id, name, open }, onClose }: HandOverDialogProps) {
  const api = useApi()
  const client = useQueryClient()
  const handOverSentence = useHandOverSentence()
  const { act, fault, isBusy } = useSettingsAction(['people'])
  const [to, setTo] = useState('')

  async function give(): Promise<void> {
    if (!(await act(() => handOver(api, id, to), handOverSentence(open, to)))) return
    onClose()
    await client.invalidateQueries()
  }
  return (
    <Dialog heading={`What ${name} had open`} onClose={onClose}>
      <div className="stack">
        <SuccessorChoice except={id} to={to} onPick={setTo} />
        <Buttons>
          <Button kind="fill" disabled={isBusy} onClick={() => void give()}>
            Hand over
          </Button>
        </Buttons>
        <Fault words={fault} />
      </div>
    </Dialog>
  )
}

type SuccessorChoiceProps = { except: string; to: string; onPick: (to: string) => void }

function SuccessorChoice({ except, to, onPick }: SuccessorChoiceProps) {
  const { me, colleagues } = useSession()
  const successors = colleagues.filter(({ id, left }) => !left && id !== except)
  return (
    <Choice
      label="Who takes over"
      value={to}
      options={[
        ['', 'Nobody yet: leave them unassigned'],
        ...successors.map(({ id, name }) => [id, id === me.id ? `${name} (you)` : name] as const),
      ]}
      onPick={onPick}
    />
  )
}

/** Hands over all open enquiries of a person, in batches. @returns the assignments that would hand them back */
async function handOver(api: Pick<InboxApi, 'handOver'>, from: string, to: string): Promise<Array<BulkGive>> {
  const assignments: Array<BulkGive> = []
  for (;;) {
    const { undo, left } = await api.handOver({ from, to: to || null })
    assignments.push(...undo)
    if (left === 0 || undo.length === 0) return assignments
  }
}

/** `7 open enquiries went to Pieter Louw.` */
function useHandOverSentence(): (open: number, to: string) => string {
  const colleague = useColleague()
  return (open, to) => {
    const name = colleague(to || null)?.name
    return `${openEnquiries(open)} ${name ? `went to ${name}` : open === 1 ? 'is unassigned' : 'are unassigned'}.`
  }
}
