import type { ReactNode } from 'react'
import type { EnquiryDetail, EnquiryEvent } from '../../../domain/inbox/api/enquiry-detail.ts'
import {
  callEventSentence,
  callSentence,
  noteAuthorWords,
} from '../../../domain/inbox/words/conversation-words.ts'
import { NO_MESSAGE } from '../../../domain/inbox/words/snippet.ts'
import { Button, Buttons } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { useNow } from '../../state/clock.ts'
import { useColleague, useSession } from '../../state/session.ts'
import { HighlightedText } from '../../ui/HighlightedText.tsx'
import { Card } from '../../ui/layout.tsx'
import { highlightTerms } from '../../words/highlight-terms.ts'
import { BrandCard } from './BrandCard.tsx'
import { CallCard } from './CallCard.tsx'
import styles from './EnquiryBody.module.css'
import { useEnquiryActions } from './enquiry-actions.ts'
import { Notes } from './Notes.tsx'
import { PlanCard } from './PlanCard.tsx'
import { RefusedConfirmation } from './RefusedConfirmation.tsx'
import { Related } from './Related.tsx'
import { CustomerMessage, StaffMessage } from './ThreadMessages.tsx'

const CONVERSATION: ReadonlySet<EnquiryEvent['kind']> = new Set([
  'answered',
  'called',
  'they-answered',
  'no-answer-needed',
  'call-moved',
  'call-cancelled',
  'call-missed',
])

type HintProps = { detail: EnquiryDetail; onTheyAnswered: () => void; onRemind: () => void }
type Props = HintProps & { q: string; isReplying: boolean }

/** The message with its attachments, or the conversation once there is one; and the notes. */
export function EnquiryBody({ detail, q, isReplying, ...hintProps }: Props) {
  const { facts, message, plan, brand } = detail
  const isConversation = facts.some(({ kind }) => CONVERSATION.has(kind))
  return (
    <div className={`stack gap-5 ${isReplying ? styles.wide : ''}`}>
      {!isReplying && <RefusedConfirmation detail={detail} />}
      {!isReplying && <CallCard detail={detail} />}
      {!isReplying && <Related detail={detail} />}
      {isConversation ? (
        <>
          {!isReplying && <TheyAnsweredHint detail={detail} {...hintProps} />}
          <Thread detail={detail} q={q} />
        </>
      ) : (
        <>
          <p className={styles.message}>
            <HighlightedText text={highlightTerms(message ?? NO_MESSAGE, q)} />
          </p>
          {plan && !isReplying && <PlanCard plan={plan} />}
          {brand && !isReplying && <BrandCard brand={brand} />}
        </>
      )}
      {!isReplying && <Notes key={detail.number} detail={detail} q={q} />}
    </div>
  )
}

/** Says where customers' replies go, because the inbox receives no mail; on phones with the buttons. */
function TheyAnsweredHint({ detail, onTheyAnswered, onRemind }: HintProps) {
  const { company } = useSession()
  if (!detail.answered) return null
  return (
    <>
      <p className="muted wide-only screen-only">
        Answers to your e-mails go to {company.mailbox}. Press They answered to keep the words here: a new
        working day begins.
      </p>
      <div className="narrow-only screen-only">
        <Card look="quiet">
          <p className="muted">
            Answers go to {company.mailbox}. Keep the words here, and a new working day begins.
          </p>
          <Buttons>
            <Button onClick={onTheyAnswered}>They answered</Button>
            <Button kind="plain" onClick={onRemind}>
              Remind me
            </Button>
          </Buttons>
        </Card>
      </div>
    </>
  )
}

const NO_ATTACHMENTS = { plan: null, brand: null }

/** The conversation, newest first. Until the first written reply the plan stays open: staff who phone again need it. */
function Thread({ detail, q }: { detail: EnquiryDetail; q: string }) {
  const hasWrittenReply = detail.facts.some(
    (event) => event.kind === 'they-answered' || (event.kind === 'answered' && event.mail),
  )
  return (
    <section className="stack">
      <h3 className="overline">The conversation, newest first</h3>
      {detail.facts
        .filter(({ kind }) => kind !== 'received')
        .reverse()
        .map((event) => (
          <ThreadItem key={event.id} event={event} detail={detail} q={q} />
        ))}
      <CustomerMessage
        detail={detail}
        words={detail.message}
        at={detail.receivedAt}
        q={q}
        attachments={detail}
        areAttachmentsOpen={!hasWrittenReply}
      />
    </section>
  )
}

function ThreadItem({ event, detail, q }: { event: EnquiryEvent; detail: EnquiryDetail; q: string }) {
  switch (event.kind) {
    case 'answered':
      return <StaffMessage event={event} detail={detail} q={q} />
    case 'they-answered':
      return (
        <CustomerMessage
          detail={detail}
          words={event.words}
          at={event.at}
          q={q}
          attachments={NO_ATTACHMENTS}
          replyEvent={event}
        />
      )
    case 'call-booked':
    case 'call-moved':
    case 'call-cancelled':
    case 'call-missed':
    case 'call-given':
    case 'call-not-booked':
      return <CallEvent event={event} />
    case 'no-answer-needed':
      return <NoAnswerNeeded detail={detail} event={event} />
    case 'called':
      return <Call event={event} />
    default:
      return null
  }
}

function Call({ event: { by, at, words, ...event } }: { event: Extract<EnquiryEvent, { kind: 'called' }> }) {
  const now = useNow()
  const colleague = useColleague()
  const { me } = useSession()
  const name = colleague(by)?.name ?? 'Somebody'
  const way = event.way === 'whatsapp' ? 'whatsapp' : 'telephone'
  return (
    <EventLine>
      <Icon path={way === 'telephone' ? icons.phone : icons.whatsapp} size={16} />
      {callSentence(by === me.id ? null : name, way, words)} {noteAuthorWords(name, at, now)}
    </EventLine>
  )
}

/** An event of a booked call. */
function CallEvent({ event }: { event: Parameters<typeof callEventSentence>[0] }) {
  const now = useNow()
  const colleague = useColleague()
  const caller = 'staff' in event ? (colleague(event.staff)?.name ?? 'Somebody') : ''
  const author = event.by === null ? 'the site' : (colleague(event.by)?.name ?? 'somebody')
  return (
    <EventLine>
      <Icon path={icons.phone} size={16} />
      {callEventSentence(event, caller)} {noteAuthorWords(author, event.at, now)}
    </EventLine>
  )
}

/** The event that no answer is needed, which can be undone. */
function NoAnswerNeeded({ detail, event: { id, by, at } }: { detail: EnquiryDetail; event: EnquiryEvent }) {
  const now = useNow()
  const colleague = useColleague()
  const { add, fault, isBusy } = useEnquiryActions(detail)
  return (
    <EventLine>
      No answer needed. {noteAuthorWords(colleague(by)?.name ?? 'Somebody', at, now)}
      <Button kind="plain" disabled={isBusy} onClick={() => void add({ kind: 'undone', fact: id })}>
        Undo
      </Button>
      {fault}
    </EventLine>
  )
}

/** A line of the conversation between messages. */
function EventLine({ children }: { children: ReactNode }) {
  return <p className={`cluster gap-3 muted small ${styles.event}`}>{children}</p>
}
