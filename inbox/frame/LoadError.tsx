import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { longDay } from '../../domain/calendar/day-words.ts'
import { timeOfDay } from '../../domain/calendar/time-of-day.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { isRefused, refusedWith } from '../api/refused.ts'
import { serverNow } from '../state/clock.ts'
import { loadLocalDraft } from '../state/local-store.ts'
import { useSession } from '../state/session.ts'
import { Moon } from '../ui/Moon.tsx'
import { PageBody } from './Page.tsx'

/** The reason why something cannot be shown. `draftTo`: the recipient of a draft that is stored on this device. */
export function LoadError({ error, draftTo }: { error: unknown; draftTo?: string | undefined }) {
  if (isRefused(error, 'signed-out')) return <SignedOut draftTo={draftTo} />
  if (isRefused(error, 'erased'))
    return <Erased at={error.body.erased?.at} receipt={error.body.erased?.receipt} />
  if (isRefused(error, 'not-found')) {
    return (
      <EmptyState
        picture={<Moon state={{ kind: 'lost' }} size={56} />}
        heading="There is nothing at this address"
        words="It may have been deleted, or the address is not whole."
      >
        <BackToTheList />
      </EmptyState>
    )
  }
  if (isRefused(error, 'forbidden')) {
    return (
      <EmptyState
        picture={<Icon path={icons.lock} size={40} />}
        heading="Only an owner may see this"
        words={error.message}
      >
        <BackToTheList />
      </EmptyState>
    )
  }
  return <ServiceUnavailable error={error} />
}

function SignedOut({ draftTo }: { draftTo: string | undefined }) {
  const [returnPath] = useState(currentReturnPath)
  return (
    <EmptyState
      picture={<Icon path={icons.lock} size={40} />}
      heading="Please sign in again"
      words={
        <>
          8 hours have passed, or you signed out elsewhere.{' '}
          {draftTo
            ? `Your draft to ${draftTo} is kept on this device.`
            : 'What you wrote is kept on this device.'}
        </>
      }
    >
      <Link {...buttonLook({ kind: 'fill' })} to="/sign-in" search={{ back: returnPath }}>
        <Icon path={icons.key} />
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
    <EmptyState
      picture={<Moon state={{ kind: 'lost' }} size={56} />}
      heading="This enquiry is no longer here"
      words={
        <>
          It was {receipt ? 'erased' : 'deleted'} on {longDay(at)}, {timeOfDay(at)}.
          {receipt && ` Receipt ${receipt}.`}
        </>
      }
    >
      <BackToTheList />
    </EmptyState>
  )
}

/** A link to the enquiries that need an answer. */
export function BackToTheList() {
  return (
    <Link {...buttonLook({})} to="/$list" params={{ list: 'needs' }}>
      Back to the list
    </Link>
  )
}

/** Says that the store or the connection is unavailable; the page retries every five seconds. */
export function ServiceUnavailable({ error }: { error: unknown }) {
  const client = useQueryClient()
  const [at] = useState(serverNow)
  const status = isRefused(error) ? error.status : 500
  useEffect(() => {
    const timer = setInterval(
      () => void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' }),
      5_000,
    )
    return () => clearInterval(timer)
  }, [client])
  return (
    <EmptyState
      picture={<Moon state={{ kind: 'held' }} size={56} />}
      heading="The list cannot be read just now"
      words={
        isRefused(error, 'offline')
          ? `There has been no connection since ${timeOfDay(at)}. We look again every 5 seconds.`
          : `The store does not answer (${status}, ${timeOfDay(at)}). Until it does, the form on the site asks people to try again or to phone. Nothing that was received is lost. We look again every 5 seconds.`
      }
    >
      <Button
        kind="fill"
        onClick={() => void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })}
      >
        Look now
      </Button>
    </EmptyState>
  )
}

function currentReturnPath(): string {
  return location.pathname + location.search
}

/** Opens the sign-in page, which leads back to the current page. */
export function RedirectToSignIn() {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate({ to: '/sign-in', search: { back: currentReturnPath() }, replace: true })
  }, [navigate])
  return null
}

/** Replaces the page when the session has ended; this device keeps unsent text. */
export function SignedOutPage({ address }: { address: string }) {
  const { me } = useSession()
  const openNumber = Number(/\/e\/(\d+)$/.exec(address)?.[1] ?? 0)
  const draftTo = loadLocalDraft(openNumber, me.id)?.to
  return (
    <PageBody>
      <LoadError error={refusedWith(401, { error: 'Please sign in again.' })} draftTo={draftTo} />
    </PageBody>
  )
}
