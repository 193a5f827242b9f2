import { paths } from '../../../domain/sitemap/paths.ts'
import type { BrandNote } from './brand-note.ts'
import styles from './FormAttachment.module.css'
import { type AttachmentProps, FormAttachment } from './FormAttachment.tsx'

/** The brand that is sent with the message; nothing without a brand or corrections. */
export function BrandAttachment({ brand, ...props }: AttachmentProps & { brand: BrandNote | null }) {
  const changeLink = brand
    ? { href: paths.yourName(brand.query), words: 'Change it' }
    : { href: paths.yourName(), words: 'See the products under your name' }
  return (
    <FormAttachment {...props} what={brand && (brand.product || 'our products')} changeLink={changeLink}>
      {brand && <Brand {...brand} />}
    </FormAttachment>
  )
}

function Brand({ name, colour, price }: BrandNote) {
  return (
    <>
      <span className={styles.seen}>
        {colour !== '' && (
          <svg className={styles.swatch} viewBox="0 0 28 28" aria-hidden="true">
            <rect width="28" height="28" fill={colour} />
          </svg>
        )}
        <span>
          {name !== '' && (
            <b className={styles.name}>
              as “<bdi>{name}</bdi>”
            </b>
          )}
          {colour !== '' && ' in this colour'}
        </span>
      </span>
      {price && <span className={styles.more}>{price}</span>}
    </>
  )
}
