import { useState } from 'react'
import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { fullStop } from '../../../domain/wording.ts'
import { Button, Buttons } from '../../../ui/Button.tsx'
import { Fault } from '../../../ui/Field.tsx'
import { useApi } from '../../state/api-context.tsx'
import { useToast } from '../../state/toast.tsx'
import { Card } from '../../ui/layout.tsx'
import { EditAddressDialog } from './EditAddressDialog.tsx'
import { useEnquiryActions } from './enquiry-actions.ts'

/** Shown if our confirmation bounced: the first answer would too, unless the address is corrected. */
export function RefusedConfirmation({ detail }: { detail: EnquiryDetail }) {
  const [isCorrecting, setCorrecting] = useState(false)
  const { refusedConfirmation: refused, email, facts } = detail
  if (!refused || facts.some((event) => event.kind === 'answered' && event.mail)) return null
  const { to, outboxId } = refused
  return (
    <Card look="quiet">
      <p>
        <b className={outboxId === null ? undefined : 'error'}>Our confirmation to {to} was not delivered.</b>{' '}
        The mail server said: {fullStop(refused.words)}
        {to !== email && ` It has not gone to ${email} yet.`}
      </p>
      <Buttons>
        <Button onClick={() => setCorrecting(true)}>Correct the address</Button>
        {outboxId !== null && <Retry detail={detail} to={to} outboxId={outboxId} />}
      </Buttons>
      {isCorrecting && <EditAddressDialog detail={detail} onClose={() => setCorrecting(false)} />}
    </Card>
  )
}

/** The buttons that send the confirmation again or dismiss its failure. */
function Retry({ detail, to, outboxId }: { detail: EnquiryDetail; to: string; outboxId: string }) {
  const api = useApi()
  const showToast = useToast()
  const { run, fault, isBusy } = useEnquiryActions(detail)
  const { email } = detail

  async function sendAgain(): Promise<void> {
    if (await run(({ number, version }) => api.resend(number, version, outboxId)))
      showToast({ words: `The confirmation goes to ${email}.` })
  }
  async function putAside(): Promise<void> {
    const isDone = await run(async ({ number }) => {
      await api.putMailAside(outboxId)
      return api.detail(number)
    })
    if (isDone) showToast({ words: 'Put aside. Nobody tries it any more.' })
  }
  return (
    <>
      <Button disabled={isBusy} onClick={() => void sendAgain()}>
        {to === email ? 'Send again' : `Send it to ${email}`}
      </Button>
      <Button kind="plain" disabled={isBusy} onClick={() => void putAside()}>
        Put aside
      </Button>
      <Fault words={fault} />
    </>
  )
}
