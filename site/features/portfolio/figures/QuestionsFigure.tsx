import type { FigureOf } from '../../../../domain/content/case-figure.ts'
import styles from './QuestionsFigure.module.css'
import { SheetHead } from './SheetHead.tsx'
import sheet from './sheet.module.css'

type Props = { figure: FigureOf<'questions'> }

/** Questions as they are asked, each with a line for its answer. */
export function QuestionsFigure({ figure }: Props) {
  return (
    <div className={sheet.sheet}>
      <SheetHead title={figure.title} note={figure.note} />
      <ol className={styles.questions}>
        {figure.questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </div>
  )
}
