import { useState } from 'react'
import { Marked } from '../ui/Marked.tsx'
import { markWords } from '../words/mark-words.ts'
import styles from './Shortened.module.css'

const MAX_CHARS = 180

/** A text as text, its beginning first where it is long. */
export function Shortened({ text, q }: { text: string; q: string }) {
  const [isWhole, setWhole] = useState(false)
  const isLong = text.length > MAX_CHARS
  const shown = isLong && !isWhole ? `${text.slice(0, text.lastIndexOf(' ', MAX_CHARS))} …` : text
  return (
    <p className={styles.text}>
      <Marked text={markWords(shown, q)} />{' '}
      {isLong && !isWhole && (
        <button type="button" onClick={() => setWhole(true)}>
          Read all
        </button>
      )}
    </p>
  )
}
