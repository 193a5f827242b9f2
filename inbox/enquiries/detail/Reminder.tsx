import { useState } from 'react'
import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import { dayAhead, onDayAhead, weekdayAndDate } from '../../../domain/calendar/day-words.ts'
import { dayOf } from '../../../domain/calendar/time-of-day.ts'
import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import {
  isReminderDay,
  lastReminderDay,
  reminderChoices,
  reminderMailDay,
} from '../../../domain/inbox/time/reminder.ts'
import { officeClosedSentence } from '../../../domain/inbox/words/reminder-words.ts'
import { capitalised } from '../../../domain/wording.ts'
import { Button, Buttons } from '../../../ui/Button.tsx'
import { Fault, Field } from '../../../ui/Field.tsx'
import { useNow } from '../../state/clock.ts'
import { useColleague, useSession, useWorkingHours } from '../../state/session.ts'
import { useToast } from '../../state/toast.tsx'
import { useEnquiryActions } from './enquiry-actions.ts'
import { Question } from './LogForms.tsx'

/** The day of the reminder, and the button that sets one. */
export function ReminderField({ detail, onRemind }: { detail: EnquiryDetail; onRemind: () => void }) {
  const { me } = useSession()
  const colleague = useColleague()
  const today = dayOf(useNow())
  const { add, addToNewest, fault, isBusy } = useEnquiryActions(detail)
  const showToast = useToast()
  const { reminder } = detail

  async function removeReminder({ on, by }: NonNullable<typeof reminder>): Promise<void> {
    const isUndoable = by === me.id && isReminderDay(on, today)
    const undo = isUndoable ? () => addToNewest({ kind: 'reminded', on }) : undefined
    if (await add({ kind: 'reminded', on: null })) showToast({ words: 'The reminder is taken away.', undo })
  }
  return (
    <div className="stack">
      <span className="muted">Reminder</span>
      {reminder && (
        <span>
          {weekdayAndDate(reminder.on)}, for{' '}
          {reminder.by === me.id ? 'you' : (colleague(reminder.by)?.name ?? 'nobody')}
        </span>
      )}
      <Buttons>
        <Button onClick={onRemind}>{reminder?.by === me.id ? 'Another day' : 'Remind me'}</Button>
        {reminder && (
          <Button kind="plain" disabled={isBusy} onClick={() => void removeReminder(reminder)}>
            Take away
          </Button>
        )}
      </Buttons>
      <Fault words={fault} />
    </div>
  )
}

/** Chooses the day: one of the next working days with one press, or any other. */
export function RemindForm({ detail, onEnd }: { detail: EnquiryDetail; onEnd: () => void }) {
  const hours = useWorkingHours()
  const today = dayOf(useNow())
  const [otherDay, setOtherDay] = useState('')
  const { me } = useSession()
  const colleague = useColleague()
  const { add, fault, isBusy } = useEnquiryActions(detail)
  const showToast = useToast()
  const { reminder, firstName } = detail
  const otherPerson = reminder && reminder.by !== me.id ? colleague(reminder.by) : null

  async function remindOn(on: CalendarDate): Promise<void> {
    if (!isReminderDay(on, today) || !(await add({ kind: 'reminded', on }))) return
    showToast({ words: `You are reminded ${onDayAhead(reminderMailDay(on, hours), today)}.` })
    onEnd()
  }
  return (
    <Question
      heading={`When shall we remind you of ${firstName}?`}
      onSend={() => void remindOn(otherDay)}
      onClose={onEnd}
    >
      {otherPerson && <p className="muted">It takes the place of the reminder for {otherPerson.name}.</p>}
      <Buttons>
        {reminderChoices(today, hours).map((day) => (
          <Button key={day} disabled={isBusy} onClick={() => void remindOn(day)}>
            {capitalised(dayAhead(day, today))}
          </Button>
        ))}
      </Buttons>
      <Field
        label="Another day"
        type="date"
        min={today}
        max={lastReminderDay(today)}
        value={otherDay}
        hint={otherDay && officeClosedSentence(otherDay, reminderMailDay(otherDay, hours), today)}
        onType={setOtherDay}
      />
      <Fault words={fault} />
      <Buttons>
        <Button type="submit" kind="fill" disabled={isBusy || otherDay === ''}>
          Remind me
        </Button>
        <Button kind="plain" onClick={onEnd}>
          Leave it
        </Button>
      </Buttons>
    </Question>
  )
}
