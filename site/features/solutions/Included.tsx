import type { PointMark } from '../../../domain/content/drawings.ts'
import type { IncludedPoint } from '../../../domain/content/solution.ts'
import { inWords } from '../../../domain/wording.ts'
import { Moon } from '../../ui/Moon.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './Included.module.css'
import { MarkDrawing } from './MarkDrawing.tsx'

/** The items in the price, each with its icon; the moon is full at the last. */
export function Included({ title, points }: { title: string; points: ReadonlyArray<IncludedPoint> }) {
  return (
    <Section id="included" labelledBy="included-eyebrow included-heading" className="split split-narrow">
      <div className={`stack aside ${styles.head}`}>
        <p className={styles.eyebrow} id="included-eyebrow">
          What is included
        </p>
        <h2 id="included-heading">{title}</h2>
        <p className="lead">
          {points.length === 1 ? 'It is in the price' : `All ${inWords(points.length)} are in the price`},
          with set-up and a training call.
        </p>
      </div>
      <ol className={`rows ${styles.points}`}>
        {points.map(({ text, mark }, index) => (
          <li key={text}>
            <Moon fraction={(index + 1) / points.length} size={36} />
            <p>{text}</p>
            {mark && <Mark mark={mark} />}
          </li>
        ))}
      </ol>
    </Section>
  )
}

type MarkProps = { mark: PointMark }

/** A small drawing beside an item. */
function Mark({ mark }: MarkProps) {
  return (
    <div className={styles.mark} data-kind={mark.kind} aria-hidden="true">
      <MarkContent mark={mark} />
    </div>
  )
}

function MarkContent({ mark }: MarkProps) {
  switch (mark.kind) {
    case 'address':
      return (
        <span className={styles.address}>
          {mark.name}
          <b>{mark.ending}</b>
        </span>
      )
    case 'choices':
      return mark.names.map((name) => (
        <span key={name} className={styles.choices}>
          {name}
        </span>
      ))
    case 'states':
      return mark.states.map(({ name, tone }) => (
        <span key={name} className={`edged ${styles.state}`} data-tone={tone}>
          {name}
        </span>
      ))
    case 'count':
      return <Squares count={mark.things} />
    case 'drawing':
      return <MarkDrawing name={mark.name} />
    case 'figure':
      return <span className={styles.figure}>{mark.text}</span>
    case 'recording':
      return <span className={styles.recording}>{mark.text}</span>
  }
}

const SQUARE = 11
const STEP = 16
/** The squares at full size that fit in a row in a wide window. */
const SQUARES_PER_ROW = 10

/** A square for each item. */
function Squares({ count }: { count: number }) {
  const isMany = count >= 50
  const perRow = isMany ? 2 * SQUARES_PER_ROW : SQUARES_PER_ROW
  const columns = Math.min(count, perRow)
  const scale = isMany ? 0.6 : 1
  const width = columns * STEP - (STEP - SQUARE) + 1
  const height = Math.ceil(count / perRow) * STEP - (STEP - SQUARE) + 1
  return (
    <svg
      className={styles.squares}
      viewBox={`-0.5 -0.5 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      aria-hidden="true"
    >
      <path d={squaresPath(count, perRow)} />
    </svg>
  )
}

function squaresPath(count: number, perRow: number): string {
  return Array.from({ length: count }, (_, index) => {
    const x = (index % perRow) * STEP
    const y = Math.floor(index / perRow) * STEP
    return `M${x} ${y}h${SQUARE}v${SQUARE}h-${SQUARE}z`
  }).join('')
}
