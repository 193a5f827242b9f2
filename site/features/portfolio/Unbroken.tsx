import styles from './Unbroken.module.css'

/** A title whose hyphenated words ("e-commerce") stay on one line where there is room for them. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={part} className={styles.word}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
