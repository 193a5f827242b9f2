import { useState } from 'react'
import { weekOf } from '../../domain/calendar/opening-hours.ts'
import type { OwnersCalls } from '../../domain/inbox/api/calls.ts'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Fault, Field, Option } from '../../ui/Field.tsx'
import { useSettingsAction } from '../frame/settings-action.ts'
import { useApi } from '../state/api-context.tsx'
import { useWorkingHours } from '../state/session.ts'
import { Form } from '../ui/Form.tsx'
import { Card } from '../ui/layout.tsx'
import { CallsOutsideHours } from './CallsOutsideHours.tsx'

const NUMBERS = [
  ['minutes', 'A call takes, in minutes', 5],
  ['pauseMinutes', 'Pause after it, in minutes', 5],
  ['leadMinutes', 'Earliest call, in minutes from now', 1],
  ['daysAhead', 'Latest call, in days from now', 1],
  ['unconfirmedOfNetwork', 'Stop after so many unconfirmed calls from one internet connection', 1],
  ['unconfirmed', 'Stop after so many unconfirmed calls in all', 1],
] as const

/** The owners' settings for calls that visitors book. Changes do not affect booked calls. */
export function CallSettings({ settings }: { settings: OwnersCalls }) {
  const api = useApi()
  const [values, setValues] = useState(settings)
  const { act, fault, isBusy } = useSettingsAction(['calls'])
  const save = () => act(() => api.setCalls(values), 'Saved. Booked calls stay as they were promised.')
  return (
    <Card>
      <h3>Calls that visitors book</h3>
      <Form onSubmit={save}>
        <Option checked={values.on} onChange={({ target }) => setValues({ ...values, on: target.checked })}>
          Visitors can pick a time
        </Option>
        <p className="muted">Off: the page asks “When may we phone you?”. Booked calls stay.</p>
        {NUMBERS.map(([name, label, step]) => (
          <Field
            key={name}
            label={label}
            type="number"
            min={0}
            step={step}
            required
            value={values[name]}
            onChange={({ target }) => setValues({ ...values, [name]: target.valueAsNumber })}
          />
        ))}
        <HoursFields hours={values.hours} onChange={(hours) => setValues({ ...values, hours })} />
        <Buttons>
          <Button type="submit" disabled={isBusy}>
            Save
          </Button>
        </Buttons>
        <Fault words={fault} />
      </Form>
      <CallsOutsideHours hours={values.hours} />
    </Card>
  )
}

type HoursProps = { hours: OwnersCalls['hours']; onChange: (hours: OwnersCalls['hours']) => void }

/** The hours for calls on each day: the opening hours, or narrower ones. */
function HoursFields({ hours, onChange }: HoursProps) {
  const { days, opens, closes } = useWorkingHours()
  const openingHours = days.map((day) => ({ day, from: opens, until: closes }))
  const setHours = (day: number, change: Partial<{ from: string; until: string }>) =>
    onChange((hours ?? []).map((hour) => (hour.day === day ? { ...hour, ...change } : hour)))
  return (
    <fieldset>
      <legend>Hours for calls</legend>
      <Option
        checked={hours === null}
        onChange={({ target }) => onChange(target.checked ? null : openingHours)}
      >
        All opening hours
      </Option>
      {hours !== null &&
        openingHours.map(({ day }) => {
          const hoursOfDay = hours.find((hour) => hour.day === day)
          const name = weekOf({ days: [...days], opens, closes })[day - 1]?.name ?? ''
          return (
            <div key={day}>
              <Option
                checked={hoursOfDay !== undefined}
                onChange={({ target }) =>
                  onChange(
                    target.checked
                      ? [...hours, { day, from: opens, until: closes }].sort((a, b) => a.day - b.day)
                      : hours.filter((hour) => hour.day !== day),
                  )
                }
              >
                {name}
              </Option>
              {hoursOfDay && (
                <>
                  <Field
                    label={`${name}, from`}
                    type="time"
                    step={300}
                    required
                    value={hoursOfDay.from}
                    onType={(from) => setHours(day, { from })}
                  />
                  <Field
                    label={`${name}, until`}
                    type="time"
                    step={300}
                    required
                    value={hoursOfDay.until}
                    onType={(until) => setHours(day, { until })}
                  />
                </>
              )}
            </div>
          )
        })}
    </fieldset>
  )
}
