import type { CaseFigure } from '../../../../domain/content/case-figure.ts'
import { BoardFigure } from './BoardFigure.tsx'
import { DeliveryFigure } from './DeliveryFigure.tsx'
import styles from './Figure.module.css'
import { LayByFigure } from './LayByFigure.tsx'
import { PictureFigure } from './PictureFigure.tsx'
import { QuestionsFigure } from './QuestionsFigure.tsx'
import { RowFigure } from './RowFigure.tsx'
import { SizesFigure } from './SizesFigure.tsx'
import { WaitFigure } from './WaitFigure.tsx'
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
      <figcaption>{figure.caption}</figcaption>
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
    case 'wait':
      return <WaitFigure figure={figure} />
    case 'week':
      return <WeekFigure figure={figure} />
  }
}
