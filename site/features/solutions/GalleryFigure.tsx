import type { Company } from '../../../domain/content/company.ts'
import type { SolutionPicture } from '../../../domain/content/solution.ts'
import { PHONE_SIZES, Picture, type PictureFiles } from '../../ui/Picture.tsx'
import styles from './GalleryFigure.module.css'

/** A picture of the gallery with its files. */
export type Hung = SolutionPicture & { sources: PictureFiles }

type Props = { picture: Hung; demos: Company['demos'] }

/** A picture of the gallery, linked to its larger file; with script it opens in the gallery's dialog, see gallery.ts. */
export function GalleryFigure({ picture, demos }: Props) {
  const { title, description, caption, time, demo, sources } = picture
  return (
    <figure className={styles.figure}>
      <a className={styles.enlarge} href={sources.webp.at(-1)?.url} data-enlarge>
        <span className="visually-hidden">Enlarge: </span>
        <Picture sources={sources} alt={description} sizes={SIZES} />
      </a>
      <figcaption className={styles.words}>
        {time && <p className={styles.time}>{time}</p>}
        <div>
          <h4>{title}</h4>
          <p className={styles.caption}>{caption}</p>
          {demo && demos && <DemoLinks title={title} href={demos[demo]} wide={demos.bothSides} />}
        </div>
      </figcaption>
    </figure>
  )
}

const SIZES = `${PHONE_SIZES}, (min-width: 78rem) 44rem, (min-width: 44rem) 52vw, 92vw`

/** One link; where there is room for both sides of the counter, it leads to both. */
function DemoLinks({ title, href, wide }: { title: string; href: string; wide: string | undefined }) {
  if (!wide) return <DemoLink title={title} href={href} className={styles.demo} />
  return (
    <>
      <DemoLink title={title} href={href} className={`${styles.demo} ${styles.narrow}`} />
      <DemoLink title={title} href={wide} className={`${styles.demo} ${styles.wide}`} />
    </>
  )
}

function DemoLink({
  title,
  href,
  className,
}: {
  title: string
  href: string
  className: string | undefined
}) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      View Demo<span className="visually-hidden"> of {title}, opens in a new tab</span>{' '}
      <span aria-hidden="true">↗</span>
    </a>
  )
}
