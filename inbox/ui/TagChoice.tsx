import styles from './TagChoice.module.css'

type Props = {
  label: string
  value: string
  options: ReadonlyArray<readonly [value: string, words: string]>
  onPick: (value: string) => void
}

/** A choice that looks like a tag. */
export function TagChoice({ label, value, options, onPick }: Props) {
  return (
    <select
      className={styles.choice}
      aria-label={label}
      value={value}
      onChange={({ target }) => onPick(target.value)}
    >
      {options.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </select>
  )
}
