import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import { plainEmail, typedEmail } from '../../../domain/enquiry/email.ts'
import {
  type DraftText,
  type EnquiryDetail,
  REPLY_MAX_CHARS,
} from '../../../domain/inbox/api/enquiry-detail.ts'
import type { SavedAnswer } from '../../../domain/inbox/api/settings.ts'
import { timeLeft } from '../../../domain/inbox/words/time-left.ts'
import { groupedCount } from '../../../domain/wording.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChipRow } from '../../../ui/Chip.tsx'
import { Fault } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { useKeys } from '../../../ui/keys.ts'
import { useApi } from '../../state/api-context.tsx'
import { useNow } from '../../state/clock.ts'
import { queries } from '../../state/queries.ts'
import { useRestoreFocus } from '../../state/restore-focus.ts'
import { useSession, useWorkingHours } from '../../state/session.ts'
import { useToast } from '../../state/toast.tsx'
import { Form } from '../../ui/Form.tsx'
import { type PersistentText, usePersistentText } from '../detail/persistent-text.ts'
import type { ListContext } from '../list/rows-data.ts'
import {
  AnswerText,
  ConfirmPlaceholders,
  fillIn,
  selectUnfilled,
  unfilledPlaceholders,
  withoutBrackets,
} from './AnswerText.tsx'
import styles from './Composer.module.css'
import { ComposerFoot } from './ComposerFoot.tsx'
import type { ReplyConflict } from './Conflict.tsx'
import { suggestedSubject, useDraft } from './draft.ts'
import { useReplyCollision } from './reply-collision.ts'
import { useSending } from './sending.ts'

type Props = {
  detail: EnquiryDetail
  context: ListContext
  onClose: () => void
  onConflict: (conflict: ReplyConflict) => void
}

const HEAD_FIELDS = ['to', 'subject']

/** The composer, with the message in view. The draft is saved while the author writes. */
export function Composer({ detail, context, onClose, onConflict }: Props) {
  const { draft, savedPlace, autosave, change: changeDraft } = useDraft(detail)
  const otherAddress = usePersistentText(`to-${detail.number}`)
  const { send, faults, clearFaults, isBusy } = useSending({
    detail,
    otherAddress,
    autosave,
    context,
    onConflict,
  })
  const [isConfirming, setConfirming] = useState(false)
  const subjectField = useRef<HTMLInputElement>(null)
  const textField = useRef<HTMLTextAreaElement>(null)
  useRestoreFocus()
  useReplyCollision(detail, () => {
    if (draft.text.trim() !== '') onConflict({ newest: detail, ownDraft: draft, autosave })
  })
  const form = useRef<HTMLFormElement>(null)
  const hasFaults = Object.keys(faults).length > 0
  useEffect(() => {
    if (hasFaults) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [hasFaults])
  const openPlaceholders = unfilledPlaceholders(draft.text)
  const now = useNow()
  const hours = useWorkingHours()
  const timeLeftWords = detail.dueAt === null ? '' : timeLeft(now, detail.dueAt, hours).inRow

  function change(changes: Partial<DraftText>): void {
    clearFaults()
    changeDraft(changes)
  }
  function trySending(): void {
    if (openPlaceholders.length > 0) setConfirming(true)
    else void send(draft)
  }
  useKeys({ Escape: onClose, 'Control+Enter': trySending }, { isWriting: true })

  return (
    <Form ref={form} className={styles.composer} aria-label={`Reply to ${detail.name}`} onSubmit={trySending}>
      <div className={styles.bar}>
        <Button size="icon" aria-label="Close, keep the draft" onClick={onClose}>
          <Icon path={icons.cross} />
        </Button>
        <b>Reply to {detail.firstName}</b>
        <span className="muted">{timeLeftWords}</span>
      </div>
      <div className={styles.head}>
        <Recipient email={detail.email} otherAddress={otherAddress} isInvalid={faults.to !== undefined} />
        <label>
          <span className="muted">Subject</span>
          <input
            ref={subjectField}
            value={draft.subject}
            readOnly={isBusy}
            maxLength={150}
            aria-invalid={faults.subject ? true : undefined}
            onChange={({ target }) => change({ subject: target.value })}
          />
        </label>
        {savedPlace && (
          <span className="muted wide-only" role="status">
            Draft kept {savedPlace.where === 'device' ? 'on this device, ' : ''}
            {timeOfDay(savedPlace.at)}
          </span>
        )}
        <Button size="icon" className="wide-only" aria-label="Close, keep the draft" onClick={onClose}>
          <Icon path={icons.cross} />
        </Button>
      </div>
      {HEAD_FIELDS.map((field) => (
        <Fault key={field} words={faults[field]} />
      ))}
      {detail.refusedConfirmation?.to === detail.email && otherAddress[0] === '' && (
        <p className="error">Our confirmation to this address was not delivered.</p>
      )}
      <SavedAnswers detail={detail} subject={subjectField} text={textField} />
      <AnswerText
        field={textField}
        text={draft.text}
        fault={faults.text}
        isSending={isBusy}
        onChange={(text) => change({ text })}
      />
      {Object.entries(faults).map(
        ([field, fault]) => !HEAD_FIELDS.includes(field) && <Fault key={field} words={fault} />,
      )}
      {isConfirming && openPlaceholders.length > 0 ? (
        <ConfirmPlaceholders
          placeholders={openPlaceholders}
          onEdit={() => {
            setConfirming(false)
            if (textField.current) selectUnfilled(textField.current)
          }}
          onSend={() => {
            const text = withoutBrackets(draft.text)
            change({ text })
            setConfirming(false)
            void send({ ...draft, text })
          }}
        />
      ) : (
        <ComposerFoot detail={detail} draft={draft} isBusy={isBusy} onChange={change} />
      )}
    </Form>
  )
}

type RecipientProps = { email: string; otherAddress: PersistentText; isInvalid: boolean }

/** The recipient's address: the enquiry's, or another one for this answer only. */
function Recipient({ email, otherAddress: [address, setAddress], isInvalid }: RecipientProps) {
  const [hasOtherAddress, setHasOtherAddress] = useState(address !== '')
  if (hasOtherAddress)
    return (
      <label>
        <span className="muted">To</span>
        <input
          type="email"
          value={address}
          maxLength={254}
          placeholder={email}
          aria-invalid={isInvalid ? true : undefined}
          // biome-ignore lint/a11y/noAutofocus: the field replaces the button that was pressed
          autoFocus={address === ''}
          onChange={({ target }) => setAddress(typedEmail(target))}
          onBlur={({ target }) => setAddress(plainEmail(target.value))}
        />
      </label>
    )
  return (
    <p>
      <span className="muted">To</span>
      <b>{email}</b>
      <Button kind="plain" onClick={() => setHasOtherAddress(true)}>
        Another address
      </Button>
    </p>
  )
}

type SavedAnswersProps = {
  detail: EnquiryDetail
  subject: RefObject<HTMLInputElement | null>
  text: RefObject<HTMLTextAreaElement | null>
}

/** Inserts saved answers at the cursor; a subject that the author has typed stays. */
function SavedAnswers({ detail, subject, text }: SavedAnswersProps) {
  const { data } = useQuery(queries.savedAnswers(useApi()))
  const { me } = useSession()
  const showToast = useToast()
  const lastSuggestedSubject = useRef(suggestedSubject(detail))
  if (!data || data.answers.length === 0) return <div />

  function insert(answer: SavedAnswer): void {
    if (!subject.current || !text.current) return
    const names = { name: detail.firstName, me: me.name }
    const filledText = fillIn(answer.text, names)
    const { value, selectionStart, selectionEnd } = text.current
    if (value.length - (selectionEnd - selectionStart) + filledText.length > REPLY_MAX_CHARS) {
      showToast({
        words: `There is no room for it: an answer has at most ${groupedCount(REPLY_MAX_CHARS)} characters.`,
      })
      return
    }
    if (answer.subject !== '' && ['', lastSuggestedSubject.current].includes(subject.current.value)) {
      subject.current.select()
      typeInto(subject.current, fillIn(answer.subject, names))
      lastSuggestedSubject.current = subject.current.value
    }
    typeInto(text.current, filledText)
  }
  return (
    <ChipRow label="Saved answers" scrolls>
      <span className="muted wide-only">Saved answers</span>
      {data.answers.map((answer) => (
        <Button key={answer.id} onClick={() => insert(answer)}>
          {answer.name}
        </Button>
      ))}
    </ChipRow>
  )
}

/** Types at the cursor and over the selection, as on the keyboard, so that Ctrl+Z undoes it. Focuses the field. */
function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.focus()
  // Deprecated, but setRangeText and value would clear the field's undo history.
  document.execCommand('insertText', false, text)
}
