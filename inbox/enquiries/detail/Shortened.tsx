import { useState } from 'react'
import words from '../../styles/words.module.css'
import { Marked } from '../../ui/Marked.tsx'
import { markWords } from '../../words/mark-words.ts'
import { beginningOf } from './beginning-of.ts'
import styles from './Shortened.module.css'

/** A text as text, its beginning first where it is long; a print has all of it. */
export function Shortened({ text, q }: { text: string; q: string }) {
  const [isWhole, setWhole] = useState(false)
  const beginning = isWhole ? null : beginningOf(text)
  return (
    <p className={styles.text}>
      {beginning !== null && (
        <span className={words.screen}>
          <Marked text={markWords(beginning, q)} />{' '}
          <button type="button" onClick={() => setWhole(true)}>
            Read all
          </button>
        </span>
      )}
      <span className={beginning === null ? undefined : words.paper}>
        <Marked text={markWords(text, q)} />
      </span>
    </p>
  )
}
