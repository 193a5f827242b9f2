import type { CaseFigure, FigureOf } from '../../../../domain/content/case-figure.ts'
import { formatRand } from '../../../../domain/money/money.ts'
import { Moon } from '../../../ui/Moon.tsx'
import { CroppedPicture } from '../CroppedPicture.tsx'
import styles from './Figure.module.css'
import { SizesFigure } from './SizesFigure.tsx'

type Props = { figure: CaseFigure }

/** A figure of a step's result, on its background, with its caption. */
export function Figure({ figure }: Props) {
  return (
    <figure className={styles.figure}>
      <div
        className={`edged ${styles.ground}`}
        data-tint={'tint' in figure ? figure.tint : undefined}
        data-kind={figure.kind}
      >
        <Content figure={figure} />
      </div>
      {figure.caption && <figcaption>{figure.caption}</figcaption>}
    </figure>
  )
}

function Content({ figure }: Props) {
  switch (figure.kind) {
    case 'sizes':
      return <SizesFigure figure={figure} />
    case 'rows':
      return <RowsFigure figure={figure} />
    case 'columns':
      return <ColumnsFigure figure={figure} />
    case 'picture':
      return <PictureFigure figure={figure} />
  }
}

const SIZES = { wide: '(min-width: 60rem) 50rem, 86vw', narrow: 'min(27rem, 100vw - 5rem)' }

/** The complete picture of the result, on its background. */
function PictureFigure({ figure: { picture, windowAlone } }: { figure: FigureOf<'picture'> }) {
  const className = windowAlone ? `${styles.picture} ${styles.windowAlone}` : styles.picture
  return <CroppedPicture picture={picture} sizes={SIZES} className={className} />
}

/** A card of the displayed interface. */
function RowsFigure({ figure: { title, note, counted, rows, ending } }: { figure: FigureOf<'rows'> }) {
  return (
    <div className={styles.sheet}>
      <FigureHeading title={title} note={note} />
      <ol className="rows" data-counted={counted && ''}>
        {rows.map((row) => (
          <li key={row.title} data-chosen={row.chosen && ''}>
            <b>{row.title}</b>
            {row.hours && <Hours hours={row.hours} />}
            {row.note && <span>{row.note}</span>}
            {row.priceCents && <b>{formatRand(row.priceCents)}</b>}
          </li>
        ))}
      </ol>
      {ending && <p>{ending}</p>}
    </div>
  )
}

function FigureHeading({ title, note }: { title: string; note: string | undefined }) {
  return (
    <p className={`cluster ${styles.heading}`}>
      <b>{title}</b>
      <span>{note}</span>
    </p>
  )
}

/** The hours of a day, from six to nine in the evening. */
function Hours({ hours }: { hours: ReadonlyArray<{ from: number; to: number }> }) {
  return (
    <svg viewBox="6 0 15 1" preserveAspectRatio="none" className={styles.hours} aria-hidden="true">
      <rect x="6" width="15" height="1" />
      {hours.map(({ from, to }) => (
        <rect key={from} x={from} width={to - from} height="1" className={styles.open} />
      ))}
    </svg>
  )
}

/** Columns side by side; if their order matters, a moon shows the progress of each. */
function ColumnsFigure({ figure: { title, note, counted, columns } }: { figure: FigureOf<'columns'> }) {
  const List = counted ? 'ol' : 'ul'
  return (
    <div>
      {title && <FigureHeading title={title} note={note} />}
      <List className={styles.columns} data-columns={columns.length}>
        {columns.map((column, index) => (
          <li key={column.title}>
            <p className={styles.title}>
              {counted && <Moon fraction={(index + 1) / columns.length} size={24} />}
              {column.title}
            </p>
            {column.text && <p>{column.text}</p>}
            {column.cards.map((card) => (
              <p key={card.title} className={styles.card} data-chosen={card.chosen && ''}>
                <b>{card.title}</b>
                {card.note}
              </p>
            ))}
          </li>
        ))}
      </List>
    </div>
  )
}
