import type { FigureOf } from '../../../../domain/content/case-figure.ts'
import { formatRand } from '../../../../domain/money/money.ts'
import styles from './SizesFigure.module.css'

type Props = { figure: FigureOf<'sizes'> }
type Size = Props['figure']['sizes'][number]

/** Drawing units per millimetre. */
const SCALE = 0.2

/** Tables to one scale, side by side; on a phone stacked. */
export function SizesFigure({ figure: { sizes } }: Props) {
  const longest = Math.max(...sizes.map(({ lengthMm }) => lengthMm))
  return (
    <ul className={styles.floor}>
      {sizes.map((size) => (
        <li key={size.lengthMm} data-chosen={size.chosen && ''}>
          {/* Keeps the item as wide as its table: flex shrinks items in proportion to their own width. */}
          <svg className={styles.measure} width={size.lengthMm * 2} height="1" aria-hidden="true" />
          <Table size={size} share={size.lengthMm / longest} />
          <p className={styles.price}>
            <b>{formatRand(size.priceCents)}</b>
            <span>{size.note}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

function Table({ size, share }: { size: Size; share: number }) {
  const length = size.lengthMm * SCALE
  const middle = length / 2
  return (
    <svg
      className={styles.table}
      viewBox={`0 0 ${length} 206`}
      width={`${Math.round(share * 1000) / 10}%`}
      role="img"
      aria-label={`Table, ${size.lengthMm} millimetres long`}
    >
      <path className={styles.apron} d={`M26 67H${length - 26}v18H26z`} />
      <path className={styles.legs} d={`M24 67h20l-5 137h-9zM${length - 44} 67h20l-6 137h-9z`} />
      <rect className={styles.top} y="54" width={length} height="13" rx="4" />
      <path
        className={styles.grain}
        d={`M10 58.5h${Math.round(length * 0.42)}M${middle} 62.5h${Math.round(length * 0.4)}`}
      />
      <path
        className={styles.line}
        d={`M1 22H${middle - 50}M${middle + 50} 22H${length - 1}M1 15v14M${length - 1} 15v14`}
      />
      <text className={styles.length} x={middle} y="28">
        {grouped(size.lengthMm)} mm
      </text>
    </svg>
  )
}

function grouped(millimetres: number): string {
  return String(millimetres).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
}
