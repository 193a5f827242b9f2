import { useEffect, useState } from 'react'
import type { AnsweredEvent, Delivery, EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import type { MailState } from '../../../domain/inbox/api/session.ts'
import { deliveryStatusText, type MailDeliveryStatus } from '../../../domain/inbox/words/delivery.ts'
import { Button } from '../../../ui/Button.tsx'
import { Fault } from '../../../ui/Field.tsx'
import { serverNow, useNow } from '../../state/clock.ts'
import { useMailState } from '../../state/session.ts'
import { Moon, type MoonState } from '../../ui/Moon.tsx'
import { EditAddressDialog } from './EditAddressDialog.tsx'
import { useEnquiryActions, useSendAgain } from './enquiry-actions.ts'

type Mail = NonNullable<AnsweredEvent['mail']>

const MOONS: Readonly<Record<Delivery['state'], MoonState['kind']>> = {
  undoable: 'waiting',
  waiting: 'waiting',
  taken: 'full',
  failed: 'late',
}

/** The delivery status of a mail: waiting, accepted by the mail server, or not delivered and ready to be sent again. */
export function DeliveryLine({
  answer,
  mail,
  detail,
}: {
  answer: AnsweredEvent
  mail: Mail
  detail: EnquiryDetail
}) {
  const now = useNowFor(mail.delivery)
  const actions = useEnquiryActions(detail)
  const { fault, isBusy } = actions
  const sendAgain = useSendAgain(actions)
  const [isCorrecting, setCorrecting] = useState(false)
  const { delivery } = mail
  const { way } = useMailState()
  const { lead, rest } = deliveryStatusText(deliveryStatus(mail, way), now)
  const kind = MOONS[delivery.state]
  return (
    <>
      <Moon state={kind === 'late' || kind === 'full' ? { kind } : { kind: 'waiting' }} size={16} />
      <span>
        {delivery.state === 'failed' ? <b className="error">{lead}</b> : lead}
        {rest}
      </span>
      {delivery.state === 'failed' && (
        <>
          <Button onClick={() => setCorrecting(true)}>Correct the address</Button>
          <Button disabled={isBusy} onClick={() => void sendAgain(answer, delivery.outboxId)}>
            Send again
          </Button>
        </>
      )}
      <Fault words={fault} />
      {isCorrecting && <EditAddressDialog detail={detail} onClose={() => setCorrecting(false)} />}
    </>
  )
}

/** The server's time: updated each second while an undo counts down, otherwise each minute. */
function useNowFor({ state }: Delivery): number {
  const minute = useNow()
  const [, setSecond] = useState(0)
  const isCounting = state === 'undoable'
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => setSecond((second) => second + 1), 1_000)
    return () => clearInterval(timer)
  }, [isCounting])
  return isCounting ? serverNow() : minute
}

function deliveryStatus({ delivery, attached }: Mail, way: MailState['way']): MailDeliveryStatus {
  switch (delivery.state) {
    case 'undoable':
      return { state: 'undoable', untilMs: delivery.until, way }
    case 'waiting':
      if (way === 'folder') return { state: 'folder' }
      return {
        state: 'waiting',
        response: delivery.reason,
        lastTryMs: delivery.lastTry,
        nextTryMs: delivery.nextTry,
      }
    case 'taken':
      return { state: 'taken', atMs: delivery.at, attached }
    case 'failed':
      return { state: 'failed', response: delivery.words }
  }
}
