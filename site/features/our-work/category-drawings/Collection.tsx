import type { DrawingOf } from '../../../../domain/content/category-drawing.ts'
import styles from './Collection.module.css'

type Props = { drawing: DrawingOf<'collection'> }

/** Left the entries as the office edits them, right the page on which they stand: only they can change. */
export function Collection({ drawing: { title, page, fixed, entries } }: Props) {
  const [top, bottom] = fixed
  return (
    <div className={styles.both}>
      <div className={styles.list}>
        <p className={styles.title}>{title}</p>
        <ul>
          {entries.map(({ name, note, edited }) => (
            <li key={name} data-edited={edited}>
              <b>{name}</b>
              <span>{note}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.page} aria-hidden="true">
        <p className={styles.title}>{page}</p>
        <p className={styles.fixed}>
          <Lock /> {top}
        </p>
        <ul>
          {entries.map(({ name, note, edited }) => (
            <li key={name} data-edited={edited}>
              <b>{name}</b>
              <span>{note}</span>
            </li>
          ))}
        </ul>
        <p className={styles.fixed}>
          <Lock /> {bottom}
        </p>
      </div>
    </div>
  )
}

function Lock() {
  return (
    <svg className={styles.lock} viewBox="0 0 16 18" aria-hidden="true">
      <path d="M4 8V5.5a4 4 0 0 1 8 0V8" />
      <rect x="2" y="8" width="12" height="9" rx="2" />
    </svg>
  )
}
