import { paths } from '../../../domain/sitemap/paths.ts'
import styles from './Along.module.css'
import type { BrandNote } from './brand-note.ts'
import { LeaveOut } from './LeaveOut.tsx'

type Props = {
  brand: BrandNote | null
  /** What is said of the link's brand. */
  changes: ReadonlyArray<string>
  /** The form's address without the brand. */
  without: string
  onLeaveOut: () => void
}

/** The name and the colour that are sent with the message; nothing without them. */
export function BrandAlong({ brand, changes, without, onLeaveOut }: Props) {
  if (!brand && changes.length === 0) return null
  return (
    <div className={styles.along}>
      {brand && <Brand {...brand} />}
      {changes.map((change) => (
        <p key={change} className={styles.change}>
          {change}
        </p>
      ))}
      <p className={styles.links}>
        <a href={paths.yourName(brand?.query)} rel={brand ? 'nofollow' : undefined}>
          {brand ? 'See it again' : 'See the products under your name'}
        </a>
        {brand && <LeaveOut href={without} onLeaveOut={onLeaveOut} />}
      </p>
    </div>
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
