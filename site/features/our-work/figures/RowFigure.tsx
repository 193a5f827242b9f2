import type { FigureOf } from '../../../../domain/content/case-figure.ts'
import { Moon } from '../../../ui/Moon.tsx'
import { RowDrawing } from './RowDrawing.tsx'
import styles from './RowFigure.module.css'

type Props = { figure: FigureOf<'row'> }

/** Ways side by side, or steps in their order, each with its moon. */
export function RowFigure({ figure: { items, counted } }: Props) {
  const List = counted ? 'ol' : 'ul'
  return (
    <List className={styles.row} data-columns={items.length}>
      {items.map((item, at) => (
        <li key={item.title}>
          {item.drawing && <RowDrawing drawing={item.drawing} />}
          <b>
            {counted && <Moon fraction={(at + 1) / items.length} size={28} />}
            {item.title}
          </b>
          <p>{item.text}</p>
        </li>
      ))}
    </List>
  )
}
