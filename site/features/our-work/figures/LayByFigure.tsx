import type { FigureOf } from '../../../../domain/content/case-figure.ts'
import { formatRand } from '../../../../domain/money/money.ts'
import { describeInstalments, splitIntoInstalments } from '../../../../domain/plan/instalments.ts'
import { Moon } from '../../../ui/Moon.tsx'
import styles from './LayByFigure.module.css'
import { SheetHead } from './SheetHead.tsx'
import sheetStyles from './sheet.module.css'

type Props = { figure: FigureOf<'lay-by'> }

/** The shop's own lay-by: the same total over the months that were chosen. */
export function LayByFigure({ figure }: Props) {
  const { priceCents, chosenMonths } = figure
  return (
    <div className={sheetStyles.sheet}>
      <SheetHead title={figure.title} note={formatRand(priceCents)} />
      <Pills
        items={figure.months.map((months) => `${months} months`)}
        chosen={`${chosenMonths} months`}
        className={styles.months}
      />
      <p className={styles.each}>{describeInstalments(splitIntoInstalments(priceCents, chosenMonths))}</p>
      <div className={styles.moons}>
        {Array.from({ length: chosenMonths }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a moon is its place in the row
          <Moon key={at} fraction={(at + 1) / chosenMonths} size={34} />
        ))}
      </div>
      <p className={styles.note}>{figure.note}</p>
      <Pills items={figure.ways} chosen={figure.chosenWay} className={styles.ways} />
    </div>
  )
}

type PillsProps = { items: ReadonlyArray<string>; chosen: string; className?: string | undefined }

/** Choices of which one is taken. */
function Pills({ items, chosen, className = '' }: PillsProps) {
  return (
    <ul className={`${sheetStyles.pills} ${className}`}>
      {items.map((item) => (
        <li key={item} data-chosen={item === chosen ? '' : undefined}>
          {item}
          {item === chosen && <span className="visually-hidden"> (chosen)</span>}
        </li>
      ))}
    </ul>
  )
}
