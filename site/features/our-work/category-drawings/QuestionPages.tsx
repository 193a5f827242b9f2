import type { DrawingOf } from '../../../../domain/content/category-drawing.ts'
import { Moon } from '../../../ui/Moon.tsx'
import styles from './QuestionPages.module.css'

type Props = { drawing: DrawingOf<'questions'> }

/** Each question with the one page that answers it, a share of a moon each. */
export function QuestionPages({ drawing: { answers } }: Props) {
  return (
    <ol className={styles.list}>
      {answers.map(({ question, page }, at) => (
        <li key={question}>
          <p className={styles.question}>
            <Glass /> {question}
          </p>
          <Moon fraction={(at + 1) / answers.length} ground="night" className={styles.moon ?? ''} />
          <p className={styles.page}>{page}</p>
        </li>
      ))}
    </ol>
  )
}

function Glass() {
  return (
    <svg className={styles.glass} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="6" />
      <path d="M13 13l5 5" />
    </svg>
  )
}
