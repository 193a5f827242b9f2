import { CASE_SIZES } from '../../../domain/content/photo-rules.ts'
import { WIDE } from './CroppedPicture.tsx'
import type { CasePicture } from './projects.ts'

/** A photo in the crop that its place has: wide on a desk, upright on a phone. */
export function CroppedPhoto({
  wide,
  narrow,
  alt,
  className,
}: CasePicture & { className?: string | undefined }) {
  return (
    <picture>
      <source srcSet={wide} media={WIDE} {...CASE_SIZES.wide} />
      <img
        src={narrow}
        {...CASE_SIZES.narrow}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  )
}
