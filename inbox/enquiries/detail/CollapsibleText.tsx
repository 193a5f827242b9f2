import { useState } from 'react'
import words from '../../styles/words.module.css'
import { HighlightedText } from '../../ui/HighlightedText.tsx'
import { highlightTerms } from '../../words/highlight-terms.ts'
import styles from './CollapsibleText.module.css'
import { truncateText } from './truncate-text.ts'

/** A text as text, its beginning first where it is long; a print has all of it. */
export function CollapsibleText({ text, q }: { text: string; q: string }) {
  const [isWhole, setWhole] = useState(false)
  const beginning = isWhole ? null : truncateText(text)
  return (
    <p className={styles.text}>
      {beginning !== null && (
        <span className={words.screen}>
          <HighlightedText text={highlightTerms(beginning, q)} />{' '}
          <button type="button" onClick={() => setWhole(true)}>
            Read all
          </button>
        </span>
      )}
      <span className={beginning === null ? undefined : words.paper}>
        <HighlightedText text={highlightTerms(text, q)} />
      </span>
    </p>
  )
}
