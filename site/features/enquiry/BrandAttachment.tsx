import { paths } from '../../../domain/sitemap/paths.ts'
import type { BrandNote } from './brand-note.ts'
import styles from './FormAttachment.module.css'
import { type AlongProps, FormAttachment } from './FormAttachment.tsx'

/** The name and the colour that are sent with the message; nothing without them. */
export function BrandAttachment({ brand, ...props }: AlongProps & { brand: BrandNote | null }) {
  const words = brand ? 'See it again' : 'See the products under your name'
  return (
    <FormAttachment {...props} way={{ href: paths.yourName(brand?.query), words }}>
      {brand && <Brand {...brand} />}
    </FormAttachment>
  )
}

function Brand({ query, product, name, colour }: BrandNote) {
  const shown = product || 'our products'
  return (
    <>
      <p className={styles.seen}>
        {colour !== '' && (
          <svg className={styles.swatch} viewBox="0 0 28 28" aria-hidden="true">
            <rect width="28" height="28" fill={colour} />
          </svg>
        )}
        <span>
          <b>With your message:</b> {shown}
          {name !== '' && (
            <>
              {' '}
              as “<bdi>{name}</bdi>”
            </>
          )}
          {colour !== '' && ', in this colour'}
        </span>
      </p>
      <input type="hidden" name="brand" value={query} />
    </>
  )
}
