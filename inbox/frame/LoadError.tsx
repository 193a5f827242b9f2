import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { timeOfDay } from '../../domain/calendar/time-of-day.ts'
import { isRefused } from '../api/refused.ts'
import { serverNow } from '../state/clock.ts'
import { button } from '../ui/button.ts'
import { Icon } from '../ui/Icon.tsx'
import { Moon } from '../ui/Moon.tsx'
import { longDay } from '../words/long-day.ts'
import { EmptyState } from './EmptyState.tsx'
import { currentReturnPath } from './RedirectToSignIn.tsx'
import { ServiceUnavailable } from './ServiceUnavailable.tsx'

/** Why something cannot be shown, by what the server answered. `draftTo` is whose draft is kept on this device. */
export function LoadError({ error, draftTo }: { error: unknown; draftTo?: string | undefined }) {
  if (isRefused(error, 'signed-out')) return <SignedOut draftTo={draftTo} />
  if (isRefused(error, 'erased'))
    return <Erased at={error.body.erased?.at} receipt={error.body.erased?.receipt} />
  if (isRefused(error, 'not-here')) {
    return (
      <EmptyState
        sign={<Moon state={{ kind: 'lost' }} size={56} />}
        heading="There is nothing at this address"
      >
        <p>It may have been deleted, or the address is not whole.</p>
        <BackToTheList />
      </EmptyState>
    )
  }
  if (isRefused(error, 'forbidden')) {
    return (
      <EmptyState sign={<Icon name="lock" size="large" />} heading="Only an owner may see this">
        <p>{error.message}</p>
        <BackToTheList />
      </EmptyState>
    )
  }
  return <ServiceUnavailable error={error} />
}

function SignedOut({ draftTo }: { draftTo: string | undefined }) {
  const [back] = useState(currentReturnPath)
  return (
    <EmptyState sign={<Icon name="lock" size="large" />} heading="Please sign in again">
      <p>
        8 hours have passed, or you signed out elsewhere.{' '}
        {draftTo
          ? `Your draft to ${draftTo} is kept on this device.`
          : 'What you wrote is kept on this device.'}
      </p>
      <Link className={button('go')} to="/sign-in" search={{ back }}>
        <Icon name="key" />
        Sign in
      </Link>
    </EmptyState>
  )
}

function Erased({
  at = serverNow(),
  receipt,
}: {
  at?: number | undefined
  receipt: string | null | undefined
}) {
  return (
    <EmptyState sign={<Moon state={{ kind: 'lost' }} size={56} />} heading="This enquiry is no longer here">
      <p>
        It was {receipt ? 'erased' : 'deleted'} on {longDay(at)}, {timeOfDay(at)}.
        {receipt && ` Receipt ${receipt}.`}
      </p>
      <BackToTheList />
    </EmptyState>
  )
}

function BackToTheList() {
  return (
    <Link className={button()} to="/$list" params={{ list: 'needs' }}>
      Back to the list
    </Link>
  )
}
