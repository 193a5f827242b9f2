import { picture } from '../../products/picture/picture.ts'
import type { Product } from '../../products/product.ts'
import styles from './Editor.module.css'

/** Parts of the drawing, closer. */
const VIEWS = ['8 18 44 44', '34 30 40 40'] as const

/** The thing whole, and closer. */
export function Photos({ product }: { product: Product }) {
  return (
    <section className={styles.photos} aria-label="Pictures">
      <Photo html={picture(product)} words={product.name} />
      <div className={styles.closer}>
        {VIEWS.map((view) => (
          <Photo key={view} html={picture(product, { view })} />
        ))}
      </div>
    </section>
  )
}

function Photo({ html, words }: { html: string; words?: string }) {
  return (
    <div
      className={styles.photo}
      {...(words ? { role: 'img', 'aria-label': words } : { 'aria-hidden': true })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from a number
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
