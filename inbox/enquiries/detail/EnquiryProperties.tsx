import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { longDay } from '../../../domain/calendar/day-words.ts'
import { mailtoAddress } from '../../../domain/enquiry/email.ts'
import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { retentionEndWords } from '../../../domain/inbox/words/conversation-words.ts'
import { phoneNumber } from '../../../domain/inbox/words/phone-number.ts'
import { Button } from '../../../ui/Button.tsx'
import { Fault } from '../../../ui/Field.tsx'
import { useApi } from '../../state/api-context.tsx'
import { useColleague } from '../../state/session.ts'
import { useToast } from '../../state/toast.tsx'
import styles from './EnquiryProperties.module.css'
import { useEnquiryActions } from './enquiry-actions.ts'
import { PropertyFields } from './PropertyFields.tsx'
import { ReminderField } from './Reminder.tsx'

type Props = { detail: EnquiryDetail; onAnotherWay: () => void; onRemind: () => void }

/** The column of properties of an enquiry; on phones and in narrow windows it is below the message. */
export function EnquiryProperties({ detail, onAnotherWay, onRemind }: Props) {
  const { email, phone, answers, keptUntil, firstName, personKey, status, answered } = detail
  const atIndex = email.lastIndexOf('@')
  return (
    <section className={`stack ${styles.properties}`} aria-label="About this enquiry">
      <PropertyFields detail={detail} />
      <ReminderField detail={detail} onRemind={onRemind} />
      <dl>
        <Property label="E-mail">
          <a href={mailtoAddress(email)}>
            {email.slice(0, atIndex)}
            <wbr />
            {email.slice(atIndex)}
          </a>
        </Property>
        <Property label="Phone">
          <span className="number">{phoneNumber(phone)}</span>
        </Property>
        {answers.map(({ label, text }) => (
          <Property key={label} label={label}>
            {text}
          </Property>
        ))}
        <Property label="Sent from">{sentFromWords(detail)}</Property>
        <Property label="News about our products">
          <News detail={detail} />
        </Property>
        <Property label="Kept until">{retentionEndWords(longDay(keptUntil), status === 'won')}</Property>
      </dl>
      <p>
        <Link to="/person/$key" params={{ key: personKey }}>
          Everything we hold about {firstName}
        </Link>
      </p>
      {detail.list === 'needs' && <NoAnswerNeeded detail={detail} />}
      {status !== 'won' && <QuarantineButton detail={detail} />}
      {!answered && (
        <Button className={`narrow-only ${styles.action}`} onClick={onAnotherWay}>
          Answered another way
        </Button>
      )}
    </section>
  )
}

/** A term of a description list, and its value. */
export function Property({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The person's consents to news with their withdrawals, and a link to all of them. */
function News({ detail: { news, email } }: { detail: EnquiryDetail }) {
  const colleague = useColleague()
  if (news.length === 0) return 'No'
  return (
    <>
      {news.map(({ channel, givenAt, withdrawn }) => (
        <span key={channel} className={styles.news}>
          {channel === 'email' ? 'By e-mail' : 'By WhatsApp'}, {longDay(givenAt)}
          {withdrawn && `. Stopped on ${longDay(withdrawn.at)} by ${withdrawnBy(withdrawn.by)}`}
        </span>
      ))}
      <Link to="/subscribers" search={{ q: email }}>
        All consents
      </Link>
    </>
  )

  function withdrawnBy(by: string | null): string {
    return by === null ? 'the link in a letter' : (colleague(by)?.name ?? 'somebody')
  }
}

/** `/contact-us, with a plan from /calculator and a name from /your-name` */
function sentFromWords({ page, plan, brand }: Pick<EnquiryDetail, 'page' | 'plan' | 'brand'>): string {
  const attachments = [
    ...(plan ? ['a plan from /calculator'] : []),
    ...(brand ? ['a name from /your-name'] : []),
  ]
  return attachments.length > 0 ? `${page}, with ${attachments.join(' and ')}` : page
}

/** Ends the deadline without an answer. The status does not change. */
function NoAnswerNeeded({ detail }: { detail: EnquiryDetail }) {
  const { add, addToNewest, fault, isBusy } = useEnquiryActions(detail)
  const client = useQueryClient()
  const showToast = useToast()

  async function undo(): Promise<void> {
    const newestDetail = client.getQueryData<EnquiryDetail>(['detail', detail.number])
    const event = newestDetail?.facts.findLast(({ kind }) => kind === 'no-answer-needed')
    if (event) await addToNewest({ kind: 'undone', fact: event.id })
  }
  return (
    <>
      <Button
        className={styles.action}
        disabled={isBusy}
        onClick={async () => {
          if (await add({ kind: 'no-answer-needed' }))
            showToast({ words: `${detail.firstName} needs no answer.`, undo })
        }}
      >
        No answer needed
      </Button>
      <Fault words={fault} />
    </>
  )
}

/** Quarantines spam that was not recognised. */
function QuarantineButton({ detail }: { detail: EnquiryDetail }) {
  const api = useApi()
  const { run, fault, isBusy } = useEnquiryActions(detail)
  const showToast = useToast()
  return (
    <>
      <Button
        kind="plain"
        className={styles.action}
        disabled={isBusy}
        onClick={async () => {
          if (await run(({ number, version }) => api.quarantine(number, version)))
            showToast({ words: `${detail.firstName} is held back as spam. Release takes it back.` })
        }}
      >
        This is spam
      </Button>
      <Fault words={fault} />
    </>
  )
}
