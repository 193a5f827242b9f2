import type { Tint } from '../../../domain/content/text.ts'
import { pictureSources } from '../../images/pictures.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './SheetLinks.module.css'

type Sheet = {
  href: string
  title: string
  detail: string
  price: string
  /** The note beside the price: the monthly price, or how often it is paid. */
  terms: string
  tint: Tint
  /** The linked solution: its thumbnail is shown, and the card grows into the head of its page, see transitions.css. */
  solution?: string
}

type Props = { heading: string; lead?: string; sheets: ReadonlyArray<Sheet>; headingId: string }

/** Links as tinted cards, each overlapping the previous one. */
export function SheetLinks({ heading, lead, sheets, headingId }: Props) {
  return (
    <section className={`quiet ${styles.section}`} aria-labelledby={headingId}>
      <div className={`wrap stack ${styles.head}`}>
        <h2 id={headingId}>{heading}</h2>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <ol className={`wrap ${styles.sheets}`}>
        {sheets.map((sheet) => (
          <li key={sheet.href} data-tint={sheet.tint}>
            <a
              href={sheet.href}
              className={`tint edged ${styles.sheet} ${sheet.solution ? styles.pictured : ''}`}
              data-transition={sheet.solution}
            >
              {sheet.solution && (
                <Picture sources={pictureSources(`${sheet.solution}-thumbnail`)} alt="" sizes="5rem" />
              )}
              <b>{sheet.title}</b>
              <span className={styles.detail}>{sheet.detail}</span>
              <span className={styles.price}>
                <strong>{sheet.price}</strong> <span>{sheet.terms}</span>
              </span>
              <span className={styles.arrow} aria-hidden="true">
                →
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
