import type { FigureOf } from '../../../../domain/content/case-figure.ts'
import { formatRand } from '../../../../domain/money/money.ts'
import styles from './DeliveryFigure.module.css'
import { SheetHead } from './SheetHead.tsx'
import sheet from './sheet.module.css'

type Props = { figure: FigureOf<'delivery'> }

/** Delivery as a quote by area, along the road. */
export function DeliveryFigure({ figure }: Props) {
  return (
    <div className={sheet.sheet}>
      <SheetHead title={figure.title} note={figure.note} />
      <ol className={styles.areas}>
        {figure.areas.map((area) => (
          <li key={area.name} data-chosen={area.chosen && ''}>
            <b>{area.name}</b>
            <span>{area.note}</span>
            <span className={styles.price}>{formatRand(area.priceCents)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.elsewhere}>{figure.elsewhere}</p>
    </div>
  )
}
