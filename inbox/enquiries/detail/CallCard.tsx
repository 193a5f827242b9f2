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

/** The booked call of an enquiry, or the time that was wanted and gave none. */
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
        <Button kind="fill" disabled={isBusy} onClick={() => setAsks('called')}>
          Called
        </Button>
        {startsAt <= now && (
          <Button disabled={isBusy} onClick={() => void miss()}>
            Not reached
          </Button>
        )}
        <Button kind="plain" disabled={isBusy} onClick={() => setAsks('cancel')}>
          Cancel the call
        </Button>
      </Buttons>
      {asks === 'called' && <LogCallForm detail={detail} way="telephone" onEnd={end} />}
      {asks === 'cancel' && <CancelQuestion detail={detail} onEnd={end} />}
      <WhoseCall call={call} isBusy={isBusy} onGive={(to) => void add({ kind: 'call-given', staff: to })} />
      <Fault words={fault} />
    </Card>
  )
}

/** Whose call it is: only those can be chosen who are free then. */
function WhoseCall({ call, isBusy, onGive }: { call: Call; isBusy: boolean; onGive: (to: string) => void }) {
  const colleague = useColleague()
  const { me } = useSession()
  const named = (id: string) => `${colleague(id)?.name ?? 'Somebody'}${id === me.id ? ' (you)' : ''}`
  if (call.free.length === 0) return <p className="muted">Nobody else is free then.</p>
  return (
    <Choice
      label="Whose call"
      value={call.staff}
      disabled={isBusy}
      options={[
        [call.staff, named(call.staff)],
        ...call.free.map((id) => [id, `${named(id)}, free then`] as const),
      ]}
      onPick={onGive}
    />
  )
}

function CancelQuestion({ detail, onEnd }: Props & { onEnd: () => void }) {
  const [why, setWhy] = usePersistentText(`cancel-call-${detail.number}`)
  const [isTried, setTried] = useState(false)
  const { add, fault, isBusy } = useEnquiryActions(detail)
  const showToast = useToast()

  const isEmpty = why.trim() === ''

  async function cancel(): Promise<void> {
    setTried(true)
    if (isEmpty) return
    if (!(await add({ kind: 'call-cancelled', words: why }))) return
    showToast({ words: `The call is cancelled. ${detail.firstName} is mailed why.` })
    setWhy('')
    onEnd()
  }
  return (
    <Question heading="Cancel the call" onSend={() => void cancel()} onClose={onEnd}>
      <TextArea
        label={`Why. ${detail.firstName} reads this.`}
        rows={3}
        fault={isTried && isEmpty ? `Write a reason first. ${detail.firstName} reads it.` : null}
        maxLength={2_000}
        value={why}
        onType={setWhy}
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
