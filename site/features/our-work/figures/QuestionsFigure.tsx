import type { FigureOf } from '../../../../domain/content/case-figure.ts'
import styles from './QuestionsFigure.module.css'
import { SheetHead } from './SheetHead.tsx'
import sheet from './sheet.module.css'

type Props = { figure: FigureOf<'questions'> }

/** The questions in the order in which they are asked; the first four are larger. */
export function QuestionsFigure({ figure: { title, note, questions } }: Props) {
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
