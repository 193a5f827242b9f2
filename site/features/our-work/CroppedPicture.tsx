import type { BeforeAfterPicture } from '../../../domain/content/case-figure.ts'
import { pictureSources } from '../../images/pictures.ts'
import { PHONE_SIZES, Picture } from '../../ui/Picture.tsx'

type Props = {
  picture: BeforeAfterPicture
  /** The width at which each crop is shown, as in the `sizes` attribute. */
  sizes: { wide: string; narrow: string }
  /** Uses the wide crop only; by default the narrow one is used up to 44rem. */
  only?: 'wide'
  isDecorative?: boolean
  className?: string | undefined
}

export const WIDE = '(min-width: 44.01rem)'

/** A drawn picture in two crops. If a page shows it twice, both use the same file. */
export function CroppedPicture({ picture, sizes, only, isDecorative = false, className }: Props) {
  const wideSource = { sources: pictureSources(`${picture.name}-wide`), sizes: sizes.wide, media: WIDE }
  const narrowSource = {
    sources: pictureSources(`${picture.name}-narrow`),
    sizes: `${PHONE_SIZES}, ${sizes.narrow}`,
  }
  return (
    <Picture
      {...(only
        ? { sources: wideSource.sources, sizes: wideSource.sizes }
        : { ...narrowSource, wide: wideSource })}
      alt={isDecorative ? '' : picture.alt}
      className={className}
    />
  )
}
