import type { FigureOf } from '../../../../domain/content/case-figure.ts'
import { Moon } from '../../../ui/Moon.tsx'
import styles from './BoardFigure.module.css'
import { SheetHead } from './SheetHead.tsx'

type Props = { figure: FigureOf<'board'> }

/** A board of columns through which the work moves; a moon a column says how far it is. */
export function BoardFigure({ figure: { title, note, columns } }: Props) {
  return (
    <div>
      <SheetHead title={title} note={note} className={styles.head} />
      <ol className={styles.columns} data-columns={columns.length}>
        {columns.map((column, at) => (
          <li key={column.title}>
            <p className={styles.title}>
              <Moon fraction={(at + 1) / columns.length} size={20} />
              {column.title}
              <span className={styles.count}>{column.cards.length}</span>
            </p>
            <ul className={styles.cards}>
              {column.cards.map((card) => (
                <li key={card.title} data-chosen={card.chosen && ''}>
                  <b>{card.title}</b>
                  <span>{card.note}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  )
}
