import { useEffect, useRef } from 'react'
import { REPLY_MAX_CHARS } from '../../../domain/inbox/api/draft.ts'
import words from '../../styles/words.module.css'
import { HighlightedText } from '../../ui/HighlightedText.tsx'
import styles from './AnswerText.module.css'
import { openMarked } from './unfilled-placeholders.ts'

type Props = { text: string; fault: string | undefined; onChange: (text: string) => void }

/** The field of the answer. What a saved answer left open is marked behind the words. */
export function AnswerText({ text, fault, onChange }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const behind = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the restored draft, where writing continues.
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
    field.current?.focus()
  }, [])
  return (
    <div className={styles.place}>
      <div ref={behind} className={styles.behind} aria-hidden="true">
        <HighlightedText text={openMarked(text)} />
      </div>
      <label>
        <span className={words.hidden}>Message</span>
        <textarea
          ref={field}
          value={text}
          maxLength={REPLY_MAX_CHARS}
          rows={11}
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
