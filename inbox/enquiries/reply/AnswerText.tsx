import { type RefObject, useEffect, useRef } from 'react'
import { REPLY_MAX_CHARS } from '../../../domain/inbox/api/enquiry-detail.ts'
import type { MarkedText } from '../../../domain/inbox/api/enquiry-list.ts'
import { Button, Buttons } from '../../../ui/Button.tsx'
import { HighlightedText } from '../../ui/HighlightedText.tsx'
import styles from './AnswerText.module.css'

type Props = {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  fault: string | undefined
  /** It is on its way: nothing is typed meanwhile that would not go along. */
  isSending: boolean
  onChange: (text: string) => void
}

/** The field of the answer. What a saved answer left open is marked behind the words. */
export function AnswerText({ field, text, fault, isSending, onChange }: Props) {
  const behind = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the restored draft, where writing continues.
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
    field.current?.focus()
  }, [field])
  return (
    <div className={styles.place}>
      <div ref={behind} className={styles.behind} aria-hidden="true">
        <HighlightedText text={openMarked(text)} />
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
            if (behind.current) behind.current.scrollTop = currentTarget.scrollTop
          }}
        />
      </label>
    </div>
  )
}

type UnfilledPlaceholdersProps = { open: ReadonlyArray<string>; onLeave: () => void; onSend: () => void }

/** Asked at Send while something that a saved answer left open is still marked. */
export function UnfilledPlaceholders({ open, onLeave, onSend }: UnfilledPlaceholdersProps) {
  return (
    <div className={styles.open} role="alert">
      <p>
        Still marked: <b>{open.join(', ')}</b>. Is it right?
      </p>
      <Buttons>
        <Button kind="fill" onClick={onSend}>
          It is right, send
        </Button>
        <Button onClick={onLeave}>Change it</Button>
      </Buttons>
    </div>
  )
}

const OPEN = /\[([^[\]\n]{1,80})\]/g

/** What a saved answer left open, in its square brackets: it must be looked at before it is sent. */
export function unfilledPlaceholders(text: string): Array<string> {
  return [...text.matchAll(OPEN)].map(([, words = '']) => words)
}

/** Selects the first of these in a field, to be typed over. */
export function selectUnfilled(field: HTMLTextAreaElement): void {
  const [first] = field.value.matchAll(OPEN)
  if (first) field.setSelectionRange(first.index, first.index + first[0].length)
  field.focus()
}

/** The text without the brackets: somebody said that it is right. */
export function withoutBrackets(text: string): string {
  return text.replace(OPEN, '$1')
}

/** The text in pieces, unfilled placeholders marked. */
export function openMarked(text: string): MarkedText {
  return text
    .split(/(\[[^[\]\n]{1,80}\])/)
    .map((piece, place) => ({ text: piece, found: place % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}

/** A saved answer for somebody: `{name}` is their first name, `{me}` who answers. What stands in a name is no placeholder. */
export function filledIn(text: string, { name, me }: { name: string; me: string }): string {
  return text.replace(/\{(?:name|me)\}/g, (place) => (place === '{name}' ? name : me))
}
