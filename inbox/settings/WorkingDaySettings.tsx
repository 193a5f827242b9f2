import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays, datesBetween, isCalendarDate } from '../../domain/calendar/calendar.ts'
import { dayOf } from '../../domain/calendar/time-of-day.ts'
import { MAX_DAYS_OFF } from '../../domain/inbox/api/settings.ts'
import { mayDo } from '../../domain/inbox/permissions.ts'
import {
  daysOffAdded,
  daysOffRemoved,
  type Period,
  periodsOf,
  periodWords,
  workingDayWords,
} from '../../domain/inbox/words/settings-words.ts'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Fault, Field } from '../../ui/Field.tsx'
import { CallsOutsideHours } from '../calls/CallsOutsideHours.tsx'
import { useSettingsAction } from '../frame/settings-action.ts'
import { useApi } from '../state/api-context.tsx'
import { useNow } from '../state/clock.ts'
import { queries } from '../state/queries.ts'
import { useSession, useWorkingHours } from '../state/session.ts'
import { useToast } from '../state/toast.tsx'
import { Form } from '../ui/Form.tsx'
import { Card } from '../ui/layout.tsx'

/** The working hours for deadlines, and days off that are not public holidays. */
export function WorkingDaySettings() {
  const week = useWorkingHours()
  const { me } = useSession()
  const { hours, details } = workingDayWords(week, dayOf(useNow()))
  return (
    <Card>
      <h3>Working day</h3>
      <p>
        <b>{hours}</b>
        {details}
      </p>
      <p className="muted">The moons count these hours. They are the same as on the contact page.</p>
      {mayDo('change-settings', me.role) && <DaysOff days={week.extraHolidays ?? []} />}
      <CallsOutsideHours />
    </Card>
  )
}

/** Extra days off: a holiday that the President declares, or the company's own. */
function DaysOff({ days }: { days: ReadonlyArray<string> }) {
  const api = useApi()
  const { act, fault, isBusy } = useSettingsAction(['settings', 'session', 'list', 'day'])
  const [firstDay, setFirstDay] = useState('')
  const [lastDay, setLastDay] = useState('')
  const client = useQueryClient()
  const showToast = useToast()
  const saveDays = (newDays: ReadonlyArray<string>, sentence?: string) =>
    act(() => api.changeSettings({ extraHolidays: [...newDays] }), sentence)

  async function removePeriod(period: Period): Promise<void> {
    const isInPeriod = (day: string) => day >= period.first && day <= period.last
    if (!(await saveDays(days.filter((day) => !isInPeriod(day))))) return
    const undo = async () => {
      const currentDays = client.getQueryData(queries.session(api).queryKey)?.workingWeek.extraHolidays ?? []
      await saveDays([...currentDays, ...days.filter(isInPeriod)], daysOffAdded(period))
    }
    showToast({ words: daysOffRemoved(period), undo })
  }
  return (
    <Form
      onSubmit={async () => {
        const endDay = lastDay || firstDay
        if (!isCalendarDate(firstDay) || !isCalendarDate(endDay)) return
        const added = datesBetween(firstDay, endDay).filter((day) => !days.includes(day))
        if (!(await saveDays([...days, ...added], daysOffAdded({ first: firstDay, last: endDay })))) return
        setFirstDay('')
        setLastDay('')
      }}
    >
      {periodsOf(days).map((period) => (
        <p key={period.first}>
          {periodWords(period)}{' '}
          <Button kind="plain" disabled={isBusy} onClick={() => void removePeriod(period)}>
            Take away
          </Button>
        </p>
      ))}
      <Field label="Another day off" type="date" required value={firstDay} onType={setFirstDay} />
      <Field
        label="Until (only for several days)"
        type="date"
        min={firstDay}
        max={isCalendarDate(firstDay) ? addDays(firstDay, MAX_DAYS_OFF - 1) : undefined}
        value={lastDay}
        onType={setLastDay}
      />
      <Buttons>
        <Button type="submit" disabled={isBusy}>
          Add
        </Button>
      </Buttons>
      <Fault words={fault} />
    </Form>
  )
}
