import { useState } from 'react'
import { Fault, Field, Option } from '../../ui/Field.tsx'
import { CallsOutsideHours } from '../calls/CallsOutsideHours.tsx'
import { Card } from '../ui/layout.tsx'
import { FieldConflict } from './FieldConflict.tsx'
import { asStored, ExampleNotice, isExample, StatusTag } from './SiteField.tsx'
import { useMayChange, useSitePart } from './site-state.ts'
import { useSavedField } from './use-saved-field.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type Hours = { days: ReadonlyArray<number>; opens: string; closes: string }

/** The company's opening hours, by which the site promises an answer. */
export function HoursFields() {
  const { valueAt } = useSitePart('company')
  const saved = useSavedField({ part: 'company', field: 'openingHours' })
  const mayChange = useMayChange()
  const [input, setInput] = useState(saved.ownValue ? hoursIn(saved.ownValue.value) : null)
  const stored = valueAt('openingHours')
  const hours = input ?? hoursIn(stored)
  function change(changed: Partial<Hours>): void {
    const next = { ...hours, ...changed }
    setInput(next)
    const live = saved.change ? saved.change.live : stored
    saved.save(inWords(next) === inWords(live) ? asStored(live) : storedOf(next), 'after a pause')
  }
  return (
    <Card>
      <h2>
        Opening hours <StatusTag change={saved.change} stored={stored} />
      </h2>
      <fieldset className="cluster" disabled={!mayChange}>
        <legend className="visually-hidden">Open on</legend>
        {DAYS.map((name, index) => (
          <Option
            key={name}
            checked={hours.days.includes(index + 1)}
            onChange={({ target }) => change({ days: daysWith(hours.days, index + 1, target.checked) })}
          >
            {name}
          </Option>
        ))}
      </fieldset>
      <div className="fields">
        {(['opens', 'closes'] as const).map((name) => (
          <Field
            key={name}
            label={name === 'opens' ? 'Opens' : 'Closes'}
            type="time"
            step={300}
            readOnly={!mayChange}
            value={hours[name]}
            onType={(time) => change({ [name]: time })}
          />
        ))}
      </div>
      {isExample(stored) && <ExampleNotice onConfirm={() => saved.save(storedOf(hours))} />}
      <Fault words={saved.fault} />
      <FieldConflict saved={saved} inWords={inWords} onTakeOther={() => setInput(null)} />
      {(input || saved.change) && <CallsOutsideHours openingHours={{ ...hours, days: [...hours.days] }} />}
      <p className="muted">
        An answer is promised within one working day of these hours, without public holidays. Enquiries that
        are here already keep the time that their confirmation names.
      </p>
    </Card>
  )
}

function storedOf({ days, opens, closes }: Hours) {
  return { days: [...days], opens, closes }
}

function inWords(value: unknown): string {
  const { days, opens, closes } = hoursIn(value)
  return days.length === 0 ? '' : `${days.map((day) => DAYS[day - 1]).join(', ')}, ${opens} to ${closes}`
}

function daysWith(days: ReadonlyArray<number>, day: number, isOpen: boolean): Array<number> {
  const others = days.filter((other) => other !== day)
  return [...others, ...(isOpen ? [day] : [])].sort((a, b) => a - b)
}

function hoursIn(value: unknown): Hours {
  if (typeof value !== 'object' || value === null || !('days' in value))
    return { days: [], opens: '08:00', closes: '17:00' }
  const { days, opens, closes } = value as Hours // by its schema
  return { days, opens, closes }
}
