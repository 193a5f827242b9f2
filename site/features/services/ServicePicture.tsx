import styles from './ServicePicture.module.css'

type Source = { url: string; width: number }
type Crop = { avif: ReadonlyArray<Source>; webp: ReadonlyArray<Source> }
/** The same scene drawn for a wide and for a narrow window. */
export type TwoCrops = { wide: Crop; narrow: Crop }

/** Both crops keep a margin for their shadow: 32 of 684 and 20 of 390 at the sides; the style sheet takes it back. */
const WIDE = {
  media: '(min-width: 34.01rem)',
  sizes: '(min-width: 60rem) 43rem, 92vw',
  width: 1200,
  height: 1165,
}
const NARROW = { sizes: '100vw', width: 1200, height: 1723 }

type Props = { crops: TwoCrops; alt: string }

export function ServicePicture({ crops, alt }: Props) {
  const { media, ...wide } = WIDE
  return (
    <picture className={styles.picture}>
      <source {...wide} media={media} type="image/avif" srcSet={srcSetOf(crops.wide.avif)} />
      <source {...wide} media={media} type="image/webp" srcSet={srcSetOf(crops.wide.webp)} />
      <source {...NARROW} type="image/avif" srcSet={srcSetOf(crops.narrow.avif)} />
      <img
        {...NARROW}
        src={crops.narrow.webp[0]?.url}
        srcSet={srcSetOf(crops.narrow.webp)}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}

function srcSetOf(sources: ReadonlyArray<Source>): string {
  return sources.map(({ url, width }) => `${url} ${width}w`).join(', ')
}
