/**
 * First in `sizes` if a picture fills a phone's width: a screen with more than two pixels per CSS pixel loads the file for
 * two. The difference is invisible, and a picture weighs a third less.
 */
export const PHONE_SIZES = '(min-resolution: 2.1x) and (max-width: 44rem) 67vw'

type Source = { url: string; width: number }

/** A picture's files, narrowest first, and its placeholder colour: `data-ground` has a rule beside the files. */
export type PictureFiles = {
  avif: ReadonlyArray<Source>
  webp: ReadonlyArray<Source>
  width: number
  height: number
  ground: string | null
}

type Props = {
  sources: PictureFiles
  /** The text alternative; empty if the text beside the picture says the same. */
  alt: string
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string
  /** Another crop for the windows of a media condition. */
  wide?: { sources: PictureFiles; sizes: string; media: string } | undefined
  className?: string | undefined
}

/** A picture in AVIF with WebP as fallback, in several sizes; its space is reserved while it loads. */
export function Picture({ sources, alt, sizes, wide, className }: Props) {
  return (
    <picture>
      {wide && <SourceOf type="avif" {...wide} />}
      {wide && <SourceOf type="webp" {...wide} />}
      <SourceOf type="avif" sources={sources} sizes={sizes} />
      <img
        src={sources.webp[0]?.url}
        srcSet={srcSetOf(sources.webp)}
        sizes={sizes}
        width={sources.width}
        height={sources.height}
        data-ground={sources.ground ?? undefined}
        alt={alt}
        // Lazy even in the first view: text and fonts load before any picture.
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  )
}

type SourceProps = { type: 'avif' | 'webp'; sources: PictureFiles; sizes: string; media?: string }

function SourceOf({ type, sources, sizes, media }: SourceProps) {
  const { width, height } = sources
  return (
    <source
      type={`image/${type}`}
      srcSet={srcSetOf(sources[type])}
      media={media}
      sizes={sizes}
      width={width}
      height={height}
    />
  )
}

function srcSetOf(sources: ReadonlyArray<Source>): string {
  return sources.map(({ url, width }) => `${url} ${width}w`).join(', ')
}
