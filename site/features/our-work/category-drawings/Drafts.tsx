import type { DrawingOf } from '../../../../domain/content/category-drawing.ts'
import { formatRand } from '../../../../domain/money/money.ts'
import { Moon } from '../../../ui/Moon.tsx'
import styles from './Drafts.module.css'

type Props = { drawing: DrawingOf<'drafts'> }

/** One page three times: first its words, then where they stand, then how they look. */
export function Drafts({ drawing: { stages, page } }: Props) {
  return (
    <ol className={styles.stages}>
      {stages.map((stage, at) => (
        <li key={stage}>
          <div className={styles.phone} data-stage={at + 1} aria-hidden="true">
            <div className={styles.picture}>
              <Table />
            </div>
            <b>{page.title}</b>
            <strong>{formatRand(page.priceCents)}</strong>
            <span>{page.note}</span>
            <em>{page.action}</em>
          </div>
          <p className={styles.stage}>
            <Moon fraction={(at + 1) / stages.length} ground="night" className={styles.moon ?? ''} />
            {stage}
          </p>
        </li>
      ))}
    </ol>
  )
}

function Table() {
  return (
    <svg viewBox="0 0 120 66" aria-hidden="true">
      <path d="M14 22h92v6H14zM24 28h6l-2 30h-4zM90 28h6l0 30h-4z" />
    </svg>
  )
}
