import type { Category } from '../../../domain/content/case-study.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './CategoryHero.module.css'
import { CategoryDrawing } from './category-drawings/CategoryDrawing.tsx'

type Props = {
  category: Category
  /** What it costs at least, in one sentence. */
  price: string
  /** Hours of work that come again each month; 0 if none. */
  monthlyHours: number
}

/** The head of a category: what it is, what it costs, and the work itself as a drawing. */
export function CategoryHero({ category, price, monthlyHours }: Props) {
  return (
    <Section ground="night" rhythm="hero" className={styles.hero} tint={category.tint}>
      <p className={styles.up}>
        <a href={paths.ourWork}>Our work</a>
      </p>
      <h1>{category.title}</h1>
      <div className={styles.words}>
        <p className={styles.lead}>{category.lead}</p>
        <p className={styles.price}>{price}</p>
      </div>
      <div className={styles.drawing}>
        <CategoryDrawing drawing={category.drawing} monthlyHours={monthlyHours} />
      </div>
    </Section>
  )
}
