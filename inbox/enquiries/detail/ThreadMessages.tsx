import { type ReactNode, useState } from 'react'
import { timeAgo } from '../../../domain/calendar/day-words.ts'
import type { AnsweredEvent, EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { answerTitle } from '../../../domain/inbox/words/conversation-words.ts'
import { initialsOf } from '../../../domain/inbox/words/names.ts'
import { NO_MESSAGE } from '../../../domain/inbox/words/snippet.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { useNow } from '../../state/clock.ts'
import { useColleague, useSession } from '../../state/session.ts'
import { AssigneeBadge } from '../../ui/AssigneeBadge.tsx'
import { HighlightedText } from '../../ui/HighlightedText.tsx'
import { highlightTerms } from '../../words/highlight-terms.ts'
import { BrandCard, brandPreviewTitle } from './BrandCard.tsx'
import { DeliveryLine } from './DeliveryLine.tsx'
import { EditableText } from './EditableText.tsx'
import { PlanCard } from './PlanCard.tsx'
import styles from './ThreadMessages.module.css'

type Attachments = Pick<EnquiryDetail, 'plan' | 'brand'>
type Props = {
  detail: EnquiryDetail
  words: string | null
  at: number
  /** The search, whose terms are highlighted. */
  q: string
  /** The plan and the brand preview that came with the message. */
  attachments: Attachments
  /** Whether the attachments are open from the start. */
  areAttachmentsOpen?: boolean
  /** The staff's record of the customer's reply, which can be edited and undone. */
  replyEvent?: { id: number; words: string; edited: number | null }
}

/** A customer's message with its attachments. */
export function CustomerMessage({
  detail,
  words,
  at,
  q,
  attachments: { plan, brand },
  areAttachmentsOpen = false,
  replyEvent,
}: Props) {
  const { name } = detail
  const now = useNow()
  const [openAttachments, setOpenAttachments] = useState<Readonly<Record<keyof Attachments, boolean>>>({
    plan: areAttachmentsOpen,
    brand: areAttachmentsOpen,
  })
  const text = <CollapsibleText text={words ?? NO_MESSAGE} q={q} />
  const toggle = (kind: keyof Attachments) =>
    setOpenAttachments({ ...openAttachments, [kind]: !openAttachments[kind] })
  return (
    <>
      <ThreadMessage
        person={{ name, initials: initialsOf(name) }}
        title={name}
        at={`${timeAgo(at, now)}${replyEvent?.edited ? `, edited ${timeAgo(replyEvent.edited, now)}` : ''}`}
        look="theirs"
        footer={
          (plan || brand) && (
            <>
              {plan && (
                <DisclosureButton
                  name={`Plan ${plan.reference}`}
                  about={`${formatRand(plan.totalCents)} over ${plan.months} months`}
                  isShown={openAttachments.plan}
                  onToggle={() => toggle('plan')}
                />
              )}
              {brand && (
                <DisclosureButton
                  name="As they saw it"
                  about={brandPreviewTitle(brand)}
                  isShown={openAttachments.brand}
                  onToggle={() => toggle('brand')}
                />
              )}
            </>
          )
        }
      >
        {replyEvent ? (
          <EditableText detail={detail} event={replyEvent} isUndoable>
            {text}
          </EditableText>
        ) : (
          text
        )}
      </ThreadMessage>
      {plan && (
        <div className={openAttachments.plan ? undefined : 'print-only'}>
          <PlanCard plan={plan} />
        </div>
      )}
      {brand && (
        <div className={openAttachments.brand ? undefined : 'print-only'}>
          <BrandCard brand={brand} isPrintOnly={!openAttachments.brand} />
        </div>
      )}
    </>
  )
}

/** A staff reply; below a mail, its delivery status. */
export function StaffMessage({
  event,
  detail,
  q,
}: {
  event: AnsweredEvent
  detail: EnquiryDetail
  q: string
}) {
  const now = useNow()
  const { me } = useSession()
  const author = useColleague()(event.by) ?? { name: 'Somebody', initials: '–' }
  const otherAddress = event.mail && event.mail.to !== detail.email ? event.mail.to : null
  return (
    <ThreadMessage
      person={author}
      title={answerTitle(event.by === me.id ? null : author.name, event.way, otherAddress)}
      at={timeAgo(event.at, now)}
      look={event.mail?.delivery.state === 'failed' ? 'bad' : 'ours'}
      footer={event.mail && <DeliveryLine answer={event} mail={event.mail} detail={detail} />}
    >
      {event.words !== '' && <CollapsibleText text={event.words} q={q} />}
    </ThreadMessage>
  )
}

type ThreadMessageProps = {
  person: { name: string; initials: string }
  title: string
  at: string
  look: 'ours' | 'theirs' | 'bad'
  children: ReactNode
  footer?: ReactNode
}

/** One message of the conversation: sender, time, text, and its attachments or delivery status. */
function ThreadMessage({ person, title, at, look, children, footer }: ThreadMessageProps) {
  return (
    <div className={`${styles.post} ${styles[look]}`}>
      <AssigneeBadge person={person} size="medium" isNamed />
      <div>
        <header>
          <b>{title}</b>
          <span>{at}</span>
        </header>
        {children}
        {footer && <footer>{footer}</footer>}
      </div>
    </div>
  )
}

/** A plain text, shortened if it is long; in print it is complete. */
function CollapsibleText({ text, q }: { text: string; q: string }) {
  const [isExpanded, setExpanded] = useState(false)
  const beginning = isExpanded ? null : truncateText(text)
  return (
    <p className={styles.text}>
      {beginning !== null && (
        <span className="screen-only">
          <HighlightedText text={highlightTerms(beginning, q)} />{' '}
          <button type="button" onClick={() => setExpanded(true)}>
            Read all
          </button>
        </span>
      )}
      <span className={beginning === null ? undefined : 'print-only'}>
        <HighlightedText text={highlightTerms(text, q)} />
      </span>
    </p>
  )
}

const MAX_CHARS = 180

/**
 * The beginning of a long text, cut between two words if possible.
 *
 * @returns null for a text that needs no cut
 */
export function truncateText(text: string): string | null {
  if (text.length <= MAX_CHARS) return null
  const space = text.lastIndexOf(' ', MAX_CHARS)
  return `${text.slice(0, space > 0 ? space : MAX_CHARS)} …`
}

type DisclosureButtonProps = { name: string; about: string; isShown: boolean; onToggle: () => void }

/** Shows and hides the attachment of a message. */
function DisclosureButton({ name, about, isShown, onToggle }: DisclosureButtonProps) {
  return (
    <Button size="small" className={styles.clip} aria-expanded={isShown} onClick={onToggle}>
      <Icon path={icons.tag} size={16} />
      {name}
      <bdi className="muted small">{about}</bdi>
    </Button>
  )
}
