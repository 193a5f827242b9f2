import type { LitPicture } from '../../../domain/content/case-figure.ts'
import { pictureSources } from '../../pictures/pictures.ts'

type Props = {
  picture: LitPicture
  /** The width at which each crop is shown, as in the `sizes` attribute. */
  sizes: { wide: string; narrow: string }
  /** Without it both crops are used, the narrow one up to 44rem. */
  only?: 'wide'
  decorative?: boolean
  className?: string | undefined
}

const NARROW = '(width <= 44rem)'
const WIDE_PX = { width: 1200, height: 1000 }
const NARROW_PX = { width: 800, height: 920 }

/** A drawn picture in two crops. Where it stands twice in a page, both take the same file. */
export function CroppedPicture({ picture, sizes, only, decorative = false, className }: Props) {
  const wide = pictureSources(`${picture.name}-wide`)
  const narrow = pictureSources(`${picture.name}-narrow`)
  // Widths are whole phones: 1200 pixels of a narrow crop would be four times what is shown.
  const small = (sources: typeof narrow.avif) =>
    srcSetOf(sources.filter(({ width }) => width <= NARROW_PX.width))
  return (
    <picture>
      {!only && (
        <>
          <source
            media={NARROW}
            type="image/avif"
            srcSet={small(narrow.avif)}
            sizes={sizes.narrow}
            {...NARROW_PX}
          />
          <source
            media={NARROW}
            type="image/webp"
            srcSet={small(narrow.webp)}
            sizes={sizes.narrow}
            {...NARROW_PX}
          />
        </>
      )}
      <source type="image/avif" srcSet={srcSetOf(wide.avif)} sizes={sizes.wide} {...WIDE_PX} />
      <img
        src={wide.webp[0]?.url}
        srcSet={srcSetOf(wide.webp)}
        sizes={sizes.wide}
        {...WIDE_PX}
        alt={decorative ? '' : picture.alt}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  )
}

function srcSetOf(sources: ReadonlyArray<{ url: string; width: number }>): string {
  return sources.map(({ url, width }) => `${url} ${width}w`).join(', ')
}
