import { Suspense } from 'react'
import type { BrandOfEnquiry } from '../../../domain/inbox/api/enquiry-detail.ts'
import { lazyPart } from '../../state/lazy-part.ts'
import styles from './BrandCard.module.css'

/** Loaded on demand, because it contains all products. If loading fails, the text beside it suffices. */
const product = lazyPart(() =>
  import('./BrandPreview.tsx').then(
    ({ BrandPreview }) => BrandPreview,
    () => () => null,
  ),
)

type Props = {
  brand: BrandOfEnquiry
  /** Text replaces the screens, which are not loaded for print. */
  isPrintOnly?: boolean
}

/** The product as the visitor saw it on the public page, under their name and in their colour. */
export function BrandCard({ brand, isPrintOnly = false }: Props) {
  const { colour, href } = brand
  return (
    <section className={styles.card} aria-label="As they saw it">
      <div className={styles.words}>
        <p className="muted small">As they saw it</p>
        <p className={styles.name}>
          <bdi>{brandPreviewTitle(brand)}</bdi>
        </p>
        {brand.product && <p>{brand.product.title}</p>}
        {colour && (
          <p className={styles.colour}>
            <span className={styles.swatch} style={{ backgroundColor: colour }} />
            {colour}
          </p>
        )}
        <p>
          <a href={href} target="_blank" rel="noreferrer">
            Open it as they saw it
          </a>
        </p>
      </div>
      {!isPrintOnly && (
        <Suspense>
          <product.Part brand={brand} />
        </Suspense>
      )}
    </section>
  )
}

/** The visitor's name for the product, or a title in its place. */
export function brandPreviewTitle({ name, colour }: BrandOfEnquiry): string {
  if (name !== '') return name
  return colour === null ? 'As we show it' : 'In their colour'
}
