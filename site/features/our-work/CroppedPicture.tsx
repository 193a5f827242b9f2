import type { BeforeAfterPicture } from '../../../domain/content/case-figure.ts'
import { pictureSources } from '../../images/pictures.ts'
import { PHONE_SIZES, Picture } from '../../ui/Picture.tsx'

type Props = {
  picture: BeforeAfterPicture
  /** The width at which each crop is shown, as in the `sizes` attribute. */
  sizes: { wide: string; narrow: string }
  className?: string | undefined
}

export const WIDE = '(min-width: 44.01rem)'

/** A drawn picture in two crops, the narrow one up to 44rem. If a page shows it twice, both use the same file. */
export function CroppedPicture({ picture, sizes, className }: Props) {
  return (
    <Picture
      sources={pictureSources(`${picture.name}-narrow`)}
      sizes={`${PHONE_SIZES}, ${sizes.narrow}`}
      wide={{ sources: pictureSources(`${picture.name}-wide`), sizes: sizes.wide, media: WIDE }}
      alt={picture.alt}
      className={className}
    />
  )
}
