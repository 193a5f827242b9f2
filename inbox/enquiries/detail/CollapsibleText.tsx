import { useState } from 'react'
import words from '../../styles/words.module.css'
import { HighlightedText } from '../../ui/HighlightedText.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { highlightTerms } from '../../words/highlight-terms.ts'
import styles from './CollapsibleText.module.css'

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

const MAX_CHARS = 180

/**
 * The beginning of a long text, cut between two words where there are any.
 *
 * @returns null for a text that is short enough
 */
export function truncateText(text: string): string | null {
  if (text.length <= MAX_CHARS) return null
  const space = text.lastIndexOf(' ', MAX_CHARS)
  return `${text.slice(0, space > 0 ? space : MAX_CHARS)} …`
}

type Props = { name: string; about: string; isShown: boolean; onTurn: () => void }

/** Shows and hides something that came with a message. */
export function DisclosureButton({ name, about, isShown, onTurn }: Props) {
  return (
    <button type="button" className={styles.clip} aria-expanded={isShown} onClick={onTurn}>
      <Icon name="tag" size="small" />
      {name}
      <small>
        <bdi>{about}</bdi>
      </small>
    </button>
  )
}
