import styles from './sheet.module.css'

type Props = { title: string; note: string; className?: string | undefined }

/** The heading of a sheet, with its note at the far end. */
export function SheetHead({ title, note, className = '' }: Props) {
  return (
    <p className={`${styles.head} ${className}`}>
      <b>{title}</b>
      <span>{note}</span>
    </p>
  )
}
