import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { timeAndDayAhead } from '../../domain/calendar/day-words.ts'
import { buttonLook } from '../../ui/Button.tsx'
import type { LinkKind } from '../api/inbox-api.ts'
import { useApi } from '../state/api-context.tsx'
import { useNow } from '../state/clock.ts'
import { supportsPasskeys } from '../state/passkeys.ts'
import { JoinForms } from './JoinForms.tsx'
import { SignInFrame } from './SignInFrame.tsx'

/** `/first/TOKEN`: the first owner chooses how to sign in. */
export function FirstOwnerPage() {
  return <Welcome kind="first" />
}

/** `/invited/TOKEN`: an invited person chooses how to sign in. */
export function InvitedPage() {
  return <Welcome kind="invited" />
}

function Welcome({ kind }: { kind: LinkKind }) {
  const api = useApi()
  const now = useNow()
  const { token = '' } = useParams({ strict: false })
  const { data, isPending } = useQuery({
    queryKey: ['welcome', kind, token],
    queryFn: () => api.welcome(kind, token),
  })
  if (isPending) return <SignInFrame title="One moment" />
  if (!data) return <ExpiredLink kind={kind} />
  const title = kind === 'first' ? 'You are the first owner' : 'Welcome'
  return (
    <SignInFrame title={title}>
      <p className="muted">
        {data.invitedBy && `${data.invitedBy} invites you to answer with us. `}
        This link works once, until {timeAndDayAhead(data.until, now)}.
        {supportsPasskeys && ' Choose how you will sign in.'}
      </p>
      <JoinForms kind={kind} token={token} welcome={data} />
    </SignInFrame>
  )
}

function ExpiredLink({ kind }: { kind: LinkKind }) {
  return (
    <SignInFrame title="This link has expired">
      <p className="muted">
        It works once, and not for long.{' '}
        {kind === 'first' ? (
          <>
            Run <b>npm run inbox:owner</b> on the server for a new one.
          </>
        ) : (
          'An owner can send you a new one.'
        )}
      </p>
      <Link {...buttonLook({})} to="/sign-in">
        Sign in
      </Link>
    </SignInFrame>
  )
}
