import { useState } from 'react'
import { dayAndTime } from '../../../domain/calendar/day-words.ts'
import { timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { onDayAtTime, placeOfZone, timeInZone } from '../../../domain/calls/call-time.ts'
import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { useNow } from '../../state/clock.ts'
import { useColleague, useSession } from '../../state/session.ts'
import { useToast } from '../../state/toast.tsx'
import words from '../../styles/words.module.css'
import { Buttons, button } from '../../ui/Buttons.tsx'
import { Choice } from '../../ui/Field.tsx'
import fields from '../../ui/field.module.css'
import { Card } from '../../ui/layout.tsx'
import { useEnquiryActions } from './enquiry-actions.ts'
import { LogCallForm, Question } from './LogForms.tsx'
import { usePersistentText } from './persistent-text.ts'

type Props = { detail: EnquiryDetail }
type Call = NonNullable<EnquiryDetail['call']>

/** The booked call of an enquiry, or the time that was wanted and gave none. */
export function CallCard({ detail }: Props) {
  const { call, facts } = detail
  if (call) return <BookedCall key={call.startsAt} detail={detail} call={call} />
  const wanted = facts.findLast(({ kind }) => kind.startsWith('call-'))
  if (wanted?.kind !== 'call-not-booked') return null
  return <p className={words.muted}>Wanted a call on {onDayAtTime(wanted.startsAt)}.</p>
}

function BookedCall({ detail, call }: Props & { call: Call }) {
  const now = useNow()
  const colleague = useColleague()
  const { add, fault, isBusy } = useEnquiryActions(detail)
  const [asks, setAsks] = useState<'called' | 'cancel' | null>(null)
  const showToast = useToast()
  const { startsAt, endsAt, staff, zone, confirmed } = call
  const isOver = endsAt <= now
  const end = () => setAsks(null)

  async function miss(): Promise<void> {
    if (await add({ kind: 'call-missed', words: '' }))
      showToast({ words: `${detail.firstName} is mailed other times.` })
  }
  return (
    <Card look={isOver ? 'warn' : 'moon'}>
      <h3>
        {isOver && `Did you reach ${detail.firstName}? `}
        {dayAndTime(startsAt)} to {timeOfDay(endsAt)}
      </h3>
      <p>
        {colleague(staff)?.name ?? 'Somebody'} phones {detail.phone}.{' '}
        {confirmed ? 'Confirmed by the link in the mail.' : 'Not confirmed yet.'}
        {zone && ` ${timeInZone(zone, startsAt)} in ${placeOfZone(zone)}.`}
      </p>
      <Buttons>
        <button type="button" className={button('go')} disabled={isBusy} onClick={() => setAsks('called')}>
          Called
        </button>
        <button type="button" className={button()} disabled={isBusy} onClick={() => void miss()}>
          Not reached
        </button>
        <button type="button" className={button('plain')} disabled={isBusy} onClick={() => setAsks('cancel')}>
          Cancel the call
        </button>
      </Buttons>
      {asks === 'called' && <LogCallForm detail={detail} way="telephone" onEnd={end} />}
      {asks === 'cancel' && <CancelQuestion detail={detail} onEnd={end} />}
      <WhoseCall call={call} isBusy={isBusy} onGive={(to) => void add({ kind: 'call-given', staff: to })} />
      {fault && (
        <p role="alert" className={fields.fault}>
          {fault}
        </p>
      )}
    </Card>
  )
}

/** Whose call it is: only those can be chosen who are free then. */
function WhoseCall({ call, isBusy, onGive }: { call: Call; isBusy: boolean; onGive: (to: string) => void }) {
  const colleague = useColleague()
  const { me } = useSession()
  const named = (id: string) => `${colleague(id)?.name ?? 'Somebody'}${id === me.id ? ' (you)' : ''}`
  if (call.free.length === 0) return <p className={words.muted}>Nobody else is free then.</p>
  return (
    <Choice
      label="Whose call"
      value={call.staff}
      disabled={isBusy}
      onChange={({ target }) => onGive(target.value)}
    >
      <option value={call.staff}>{named(call.staff)}</option>
      {call.free.map((id) => (
        <option key={id} value={id}>
          {named(id)}, free then
        </option>
      ))}
    </Choice>
  )
}

function CancelQuestion({ detail, onEnd }: Props & { onEnd: () => void }) {
  const [why, setWhy] = usePersistentText(`cancel-call-${detail.number}`)
  const { add, fault, isBusy } = useEnquiryActions(detail)
  const showToast = useToast()

  async function cancel(): Promise<void> {
    if (!(await add({ kind: 'call-cancelled', words: why }))) return
    showToast({ words: `The call is cancelled. ${detail.firstName} is mailed why.` })
    setWhy('')
    onEnd()
  }
  return (
    <Question heading="Cancel the call" onSend={() => void cancel()} onClose={onEnd}>
      <label>
        Why. {detail.firstName} reads this.
        <textarea
          className={fields.input}
          rows={3}
          required
          maxLength={2_000}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
      </label>
      <p className={words.muted}>
        It goes out of {detail.firstName}’s calendar. The enquiry needs an answer within one working day from
        now.
      </p>
      {fault && (
        <p role="alert" className={fields.fault}>
          {fault}
        </p>
      )}
      <Buttons>
        <button type="submit" className={button('go')} disabled={isBusy || why.trim() === ''}>
          Cancel the call
        </button>
        <button type="button" className={button('plain')} onClick={onEnd}>
          Keep the call
        </button>
      </Buttons>
    </Question>
  )
}
