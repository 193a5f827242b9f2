import styles from './NoBreakTitle.module.css'

type Props = {
  text: string
  /** Words with more characters may break after their hyphen. */
  maxChars?: number
}

/** A title whose hyphenated words ("e-commerce") stay on one line. */
export function NoBreakTitle({ text, maxChars = Number.POSITIVE_INFINITY }: Props) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 && part.length <= maxChars ? (
      <span key={part} className={styles.word}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
