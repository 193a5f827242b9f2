import type { CaseFigure, FigureOf } from '../../../../domain/content/case-figure.ts'
import { formatRand } from '../../../../domain/money/money.ts'
import { Moon } from '../../../ui/Moon.tsx'
import { CroppedPicture } from '../CroppedPicture.tsx'
import { BoardFigure } from './BoardFigure.tsx'
import styles from './Figure.module.css'
import { LayByFigure } from './LayByFigure.tsx'
import { SheetHead } from './SheetHead.tsx'
import { SizesFigure } from './SizesFigure.tsx'
import sheet from './sheet.module.css'
import { WeekFigure } from './WeekFigure.tsx'

type Props = { figure: CaseFigure }

/** What a step would look like, on its ground, with its caption. */
export function Figure({ figure }: Props) {
  return (
    <figure className={styles.figure}>
      <div
        className={styles.ground}
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
    case 'delivery':
      return <DeliveryFigure figure={figure} />
    case 'lay-by':
      return <LayByFigure figure={figure} />
    case 'board':
      return <BoardFigure figure={figure} />
    case 'picture':
      return <PictureFigure figure={figure} />
    case 'row':
      return <RowFigure figure={figure} />
    case 'questions':
      return <QuestionsFigure figure={figure} />
    case 'week':
      return <WeekFigure figure={figure} />
  }
}

type PictureFigureProps = { figure: FigureOf<'picture'> }

const SIZES = { wide: '(min-width: 60rem) 50rem, 86vw', narrow: 'min(27rem, 100vw - 5rem)' }

/** The picture of what we would build, whole on its ground. */
function PictureFigure({ figure }: PictureFigureProps) {
  const { picture, windowAlone } = figure
  const className = windowAlone ? `${styles.picture} ${styles.windowAlone}` : styles.picture
  return <CroppedPicture picture={picture} sizes={SIZES} className={className} />
}

type QuestionsFigureProps = { figure: FigureOf<'questions'> }

/** The questions in the order in which they are asked. */
function QuestionsFigure({ figure: { title, note, questions } }: QuestionsFigureProps) {
  return (
    <div className={sheet.sheet}>
      <SheetHead title={title} note={note} />
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </div>
  )
}

type RowFigureProps = { figure: FigureOf<'row'> }

/** Ways side by side, or steps in their order, each with its moon. */
function RowFigure({ figure: { items, counted } }: RowFigureProps) {
  const List = counted ? 'ol' : 'ul'
  return (
    <List className={styles.row} data-columns={items.length}>
      {items.map((item, at) => (
        <li key={item.title}>
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

type DeliveryFigureProps = { figure: FigureOf<'delivery'> }

/** Delivery as a quote by area, along the road. */
function DeliveryFigure({ figure }: DeliveryFigureProps) {
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
