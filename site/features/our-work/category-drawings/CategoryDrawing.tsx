import type { CategoryDrawing as Drawing } from '../../../../domain/content/category-drawing.ts'
import { CareYear } from './CareYear.tsx'
import styles from './CategoryDrawing.module.css'
import { Collection } from './Collection.tsx'
import { Drafts } from './Drafts.tsx'
import { QuestionPages } from './QuestionPages.tsx'

type Props = {
  drawing: Drawing
  /** Hours of work that come again each month; 0 if none. */
  monthlyHours: number
}

/** The work of a category, drawn as it is done, with what it shows in words. */
export function CategoryDrawing({ drawing, monthlyHours }: Props) {
  return (
    <figure className={styles.figure}>
      <Content drawing={drawing} monthlyHours={monthlyHours} />
      <figcaption>{drawing.caption}</figcaption>
    </figure>
  )
}

function Content({ drawing, monthlyHours }: Props) {
  switch (drawing.kind) {
    case 'care-year':
      return <CareYear drawing={drawing} hours={monthlyHours} />
    case 'drafts':
      return <Drafts drawing={drawing} />
    case 'collection':
      return <Collection drawing={drawing} />
    case 'questions':
      return <QuestionPages drawing={drawing} />
  }
}
