import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { timeAndDayAhead } from '../../domain/calendar/day-words.ts'
import type { AddressLink } from '../../domain/inbox/api/account.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { Fault } from '../../ui/Field.tsx'
import { useApi } from '../state/api-context.tsx'
import { useNow } from '../state/clock.ts'
import { refusalSentence } from '../state/fault.ts'
import { SignInFrame } from './SignInFrame.tsx'

/** `/address/TOKEN`: confirms a new address by the link that was mailed to it. */
export function NewAddressPage() {
  const api = useApi()
  const { token = '' } = useParams({ strict: false })
  const { data, isPending } = useQuery({
    queryKey: ['new-address', token],
    queryFn: () => api.newAddressLink(token),
  })
  const confirmation = useMutation({ mutationFn: () => api.confirmNewAddress(token) })
  if (isPending) return <SignInFrame title="One moment" />
  if (!data) return <ExpiredLink />
  if (confirmation.isSuccess) return <AddressConfirmed email={data.email} />
  return (
    <AddressQuestion
      {...data}
      isBusy={confirmation.isPending}
      fault={confirmation.isError ? refusalSentence(confirmation.error) : null}
      onConfirm={() => confirmation.mutate()}
    />
  )
}

type Props = AddressLink & { isBusy: boolean; fault: string | null; onConfirm: () => void }

function AddressQuestion({ name, email, until, isBusy, fault, onConfirm }: Props) {
  const now = useNow()
  return (
    <SignInFrame title="Sign in with this address?">
      <p className="muted">
        If you press the button, {name} signs in with <b>{email}</b> from now on, and not with the old address
        any more. We tell the old one. This link works once, until {timeAndDayAhead(until, now)}.
      </p>
      <Fault words={fault} />
      <Button kind="fill" disabled={isBusy} onClick={onConfirm}>
        Use this address
      </Button>
    </SignInFrame>
  )
}

function AddressConfirmed({ email }: { email: string }) {
  return (
    <SignInFrame title="It is your address now">
      <p className="muted" role="status">
        You sign in with <b>{email}</b> from now on. Where you are signed in, you stay so.
      </p>
      <Link {...buttonLook({ kind: 'fill' })} to="/settings">
        Go to the inbox
      </Link>
    </SignInFrame>
  )
}

function ExpiredLink() {
  return (
    <SignInFrame title="This link has expired">
      <p className="muted">
        It works once, and for a day. Ask for the address again under People and settings: your old one still
        signs you in.
      </p>
      <Link {...buttonLook({})} to="/settings">
        Go to the inbox
      </Link>
    </SignInFrame>
  )
}
