import { useState } from 'react'
import { dayAndTime } from '../../../domain/calendar/day-words.ts'
import { timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { onDayAtTime, placeOfZone, timeInZone } from '../../../domain/calls/call-time.ts'
import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { phoneNumber } from '../../../domain/inbox/words/phone-number.ts'
import { Button, Buttons } from '../../../ui/Button.tsx'
import { Choice, Fault, TextArea } from '../../../ui/Field.tsx'
import { useNow } from '../../state/clock.ts'
import { useColleague, useSession } from '../../state/session.ts'
import { useToast } from '../../state/toast.tsx'
import { Card } from '../../ui/layout.tsx'
import { useEnquiryActions } from './enquiry-actions.ts'
import { LogCallForm, Question } from './LogForms.tsx'
import { usePersistentText } from './persistent-text.ts'

type Props = { detail: EnquiryDetail }
type Call = NonNullable<EnquiryDetail['call']>

/** The booked call of an enquiry, or the requested time that was not booked. */
export function CallCard({ detail }: Props) {
  const { call, wantedCallAt } = detail
  if (call) return <BookedCall key={call.startsAt} detail={detail} call={call} />
  if (wantedCallAt === null) return null
  return <p className="muted">Wanted a call on {onDayAtTime(wantedCallAt)}.</p>
}

function BookedCall({ detail, call }: Props & { call: Call }) {
  const now = useNow()
  const colleague = useColleague()
  const { add, fault, isBusy } = useEnquiryActions(detail)
  const [openQuestion, setOpenQuestion] = useState<'called' | 'cancel' | null>(null)
  const showToast = useToast()
  const { startsAt, endsAt, staff, zone, confirmed } = call
  const isOver = endsAt <= now
  const closeQuestion = () => setOpenQuestion(null)

  async function recordMissed(): Promise<void> {
    if (await add({ kind: 'call-missed', words: '' }))
      showToast({ words: `${detail.firstName} is mailed other times.` })
  }
  return (
    <Card look={isOver ? 'warn' : 'edged'}>
      <h3>
        {isOver && `Did you reach ${detail.firstName}? `}
        {dayAndTime(startsAt)} to {timeOfDay(endsAt)}
      </h3>
      <p>
        {colleague(staff)?.name ?? 'Somebody'} phones {phoneNumber(detail.phone)}.{' '}
        {confirmed ? 'Confirmed by the link in the mail.' : 'Not confirmed yet: phone all the same.'}
        {zone && ` ${timeInZone(zone, startsAt)} in ${placeOfZone(zone)}.`}
      </p>
      <Buttons>
        <Button kind="fill" disabled={isBusy} onClick={() => setOpenQuestion('called')}>
          Called
        </Button>
        {startsAt <= now && (
          <Button disabled={isBusy} onClick={() => void recordMissed()}>
            Not reached
          </Button>
        )}
        <Button kind="plain" disabled={isBusy} onClick={() => setOpenQuestion('cancel')}>
          Cancel the call
        </Button>
      </Buttons>
      {openQuestion === 'called' && <LogCallForm detail={detail} way="telephone" onEnd={closeQuestion} />}
      {openQuestion === 'cancel' && <CancelQuestion detail={detail} onEnd={closeQuestion} />}
      <CallerChoice
        call={call}
        isBusy={isBusy}
        onAssign={(to) => void add({ kind: 'call-given', staff: to })}
      />
      <Fault words={fault} />
    </Card>
  )
}

/** Chooses who makes the call, among the staff who are free then. */
function CallerChoice({
  call,
  isBusy,
  onAssign,
}: {
  call: Call
  isBusy: boolean
  onAssign: (to: string) => void
}) {
  const colleague = useColleague()
  const { me } = useSession()
  const nameOf = (id: string) => `${colleague(id)?.name ?? 'Somebody'}${id === me.id ? ' (you)' : ''}`
  if (call.free.length === 0) return <p className="muted">Nobody else is free then.</p>
  return (
    <Choice
      label="Whose call"
      value={call.staff}
      disabled={isBusy}
      options={[
        [call.staff, nameOf(call.staff)],
        ...call.free.map((id) => [id, `${nameOf(id)}, free then`] as const),
      ]}
      onPick={onAssign}
    />
  )
}

function CancelQuestion({ detail, onEnd }: Props & { onEnd: () => void }) {
  const [cancelReason, setCancelReason] = usePersistentText(`cancel-call-${detail.number}`)
  const [isSubmitted, setSubmitted] = useState(false)
  const { add, fault, isBusy } = useEnquiryActions(detail)
  const showToast = useToast()

  const isEmpty = cancelReason.trim() === ''

  async function cancel(): Promise<void> {
    setSubmitted(true)
    if (isEmpty) return
    if (!(await add({ kind: 'call-cancelled', words: cancelReason }))) return
    showToast({ words: `The call is cancelled. ${detail.firstName} is mailed why.` })
    setCancelReason('')
    onEnd()
  }
  return (
    <Question heading="Cancel the call" onSend={() => void cancel()} onClose={onEnd}>
      <TextArea
        label={`Why. ${detail.firstName} reads this.`}
        rows={3}
        fault={isSubmitted && isEmpty ? `Write a reason first. ${detail.firstName} reads it.` : null}
        maxLength={2_000}
        value={cancelReason}
        onType={setCancelReason}
      />
      <p className="muted">
        It goes out of {detail.firstName}’s calendar. The enquiry needs an answer within one working day from
        now.
      </p>
      <Fault words={fault} />
      <Buttons>
        <Button type="submit" kind="fill" disabled={isBusy}>
          Cancel the call
        </Button>
        <Button kind="plain" onClick={onEnd}>
          Keep the call
        </Button>
      </Buttons>
    </Question>
  )
}
