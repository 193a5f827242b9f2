import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { Day } from '../../../domain/inbox/api/day.ts'

/** Links to the enquiries whose reminder for the current person is due. */
export function ReminderLinks({ reminders }: Pick<Day, 'reminders'>) {
  return (
    <span>
      <b>You asked to be reminded of</b>{' '}
      {reminders.map(({ number, name, list }, index) => (
        <Fragment key={number}>
          {index > 0 && ', '}
          <Link to="/e/$number" params={{ number }} search={{ list }}>
            {name}
          </Link>
        </Fragment>
      ))}
    </span>
  )
}
