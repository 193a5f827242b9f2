import { type RefObject, useEffect, useRef } from 'react'
import { REPLY_MAX_CHARS } from '../../../domain/inbox/api/enquiry-detail.ts'
import type { MarkedText } from '../../../domain/inbox/api/enquiry-list.ts'
import { Button, Buttons } from '../../../ui/Button.tsx'
import { HighlightedText } from '../../ui/HighlightedText.tsx'
import { highlightMatches } from '../../words/highlight-terms.ts'
import styles from './AnswerText.module.css'

type Props = {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  fault: string | undefined
  /** While the answer is being sent, the field is read-only. */
  isSending: boolean
  onChange: (text: string) => void
}

/** The text field of the answer. Unfilled placeholders of a saved answer are highlighted behind the text. */
export function AnswerText({ field, text, fault, isSending, onChange }: Props) {
  const highlightRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Writing continues after the restored draft.
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
    field.current?.focus()
  }, [field])
  return (
    <div className={styles.place}>
      <div ref={highlightRef} className={styles.behind} aria-hidden="true">
        <HighlightedText text={highlightPlaceholders(text)} />
      </div>
      <label>
        <span className="visually-hidden">Message</span>
        <textarea
          ref={field}
          value={text}
          maxLength={REPLY_MAX_CHARS}
          rows={11}
          readOnly={isSending}
          aria-invalid={fault ? true : undefined}
          onChange={({ target }) => onChange(target.value)}
          onScroll={({ currentTarget }) => {
            if (highlightRef.current) highlightRef.current.scrollTop = currentTarget.scrollTop
          }}
        />
      </label>
    </div>
  )
}

type ConfirmPlaceholdersProps = {
  placeholders: ReadonlyArray<string>
  onEdit: () => void
  onSend: () => void
}

/** Asks for confirmation before sending while the answer contains unfilled placeholders. */
export function ConfirmPlaceholders({ placeholders, onEdit, onSend }: ConfirmPlaceholdersProps) {
  return (
    <div className={styles.open} role="alert">
      <p>
        Still marked: <b>{placeholders.join(', ')}</b>. Is it right?
      </p>
      <Buttons>
        <Button kind="fill" onClick={onSend}>
          It is right, send
        </Button>
        <Button onClick={onEdit}>Change it</Button>
      </Buttons>
    </div>
  )
}

const PLACEHOLDER = /\[([^[\]\n]{1,80})\]/g

/** The unfilled placeholders of a saved answer, in square brackets: the author must check them before sending. */
export function unfilledPlaceholders(text: string): Array<string> {
  return [...text.matchAll(PLACEHOLDER)].map(([, words = '']) => words)
}

/** Selects the first unfilled placeholder in a field, to be typed over. */
export function selectUnfilled(field: HTMLTextAreaElement): void {
  const [firstPlaceholder] = field.value.matchAll(PLACEHOLDER)
  if (firstPlaceholder)
    field.setSelectionRange(firstPlaceholder.index, firstPlaceholder.index + firstPlaceholder[0].length)
  field.focus()
}

/** The text without the brackets, for placeholders that the author has confirmed. */
export function withoutBrackets(text: string): string {
  return text.replace(PLACEHOLDER, '$1')
}

/** Splits the text, with the unfilled placeholders marked. */
export function highlightPlaceholders(text: string): MarkedText {
  return highlightMatches(text, /(\[[^[\]\n]{1,80}\])/)
}

/** Fills in a saved answer: `{name}` is the recipient's first name, `{me}` the author's name. Names are inserted literally. */
export function fillIn(text: string, { name, me }: { name: string; me: string }): string {
  return text.replace(/\{(?:name|me)\}/g, (placeholder) => (placeholder === '{name}' ? name : me))
}
