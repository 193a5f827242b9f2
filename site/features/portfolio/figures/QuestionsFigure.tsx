import type { FigureOf } from '../../../../domain/content/case-figure.ts'
import styles from './QuestionsFigure.module.css'
import { SheetHead } from './SheetHead.tsx'
import sheet from './sheet.module.css'

type Props = { figure: FigureOf<'questions'> }

/** The questions that are asked most in their words, and a place for each of the others. */
export function QuestionsFigure({ figure }: Props) {
  const { questions, count } = figure
  return (
    <div className={sheet.sheet}>
      <SheetHead title={figure.title} note={figure.note} />
      <div className={styles.columns}>
        <ol className={styles.questions}>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
        <div className={styles.others} aria-hidden="true">
          {Array.from({ length: count - questions.length }, (_, at) => questions.length + at + 1).map(
            (no) => (
              <span key={no}>{no}</span>
            ),
          )}
        </div>
      </div>
    </div>
  )
}
