import styles from './NoBreakTitle.module.css'

type Props = {
  text: string
  /** Longer words may break after their hyphen. */
  upTo?: number
}

/** A title whose hyphenated words ("e-commerce") stay on one line. */
export function NoBreakTitle({ text, upTo = Number.POSITIVE_INFINITY }: Props) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 && part.length <= upTo ? (
      <span key={part} className={styles.word}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
