type Source = { url: string; width: number }

type Props = {
  sources: { avif: ReadonlyArray<Source>; webp: ReadonlyArray<Source>; width: number; height: number }
  /** What the picture shows; empty where the text beside it says it all. */
  alt: string
  /** The width it is shown at, as in the `sizes` attribute. */
  sizes: string
  /** True only for what stands in the first view. */
  eager?: boolean
  className?: string | undefined
}

/** A picture in AVIF with WebP behind it, in the sizes that are used; it keeps its place while it loads. */
export function Picture({ sources, alt, sizes, eager = false, className }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={srcSetOf(sources.avif)} sizes={sizes} />
      <img
        src={sources.webp[0]?.url}
        srcSet={srcSetOf(sources.webp)}
        sizes={sizes}
        width={sources.width}
        height={sources.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  )
}

function srcSetOf(sources: ReadonlyArray<Source>): string {
  return sources.map(({ url, width }) => `${url} ${width}w`).join(', ')
}
