import type { ComponentProps } from 'react'
import type { Company } from '../../../domain/content/company.ts'
import type { Counter, SolutionPicture } from '../../../domain/content/solution.ts'
import { PHONE_SIZES, Picture, type PictureFiles } from '../../ui/Picture.tsx'
import { DemoLinks, ViewDemo } from './DemoLinks.tsx'
import styles from './Gallery.module.css'
import galleryDialog from './GalleryDialog.module.css'
import galleryFigure from './GalleryFigure.module.css'

type Props = {
  title: string
  counter: Counter
  pictures: ReadonlyArray<GalleryPicture>
  demos: Company['demos']
}

/** The gallery in two parts: the customer's side on the tint, the owner's side on the dark background. */
export function Gallery({ title, counter, pictures, demos }: Props) {
  const { heading, follows, example, front, frontNote, behind, behindNote } = counter
  return (
    <section className="night" aria-labelledby="sides-heading">
      <div className={`paper tint ${styles.front}`}>
        <div className="wrap">
          <div className={`stack ${styles.head}`}>
            <h2 id="sides-heading">{heading}</h2>
            <p className="lead">
              Follow {follows}. {example}
            </p>
          </div>
          <GallerySide name={front} note={frontNote} pictures={onSide('front', pictures)} demos={demos} />
        </div>
      </div>
      <div className={styles.behind}>
        <div className="wrap">
          <GallerySide name={behind} note={behindNote} pictures={onSide('behind', pictures)} demos={demos} />
        </div>
      </div>
      <GalleryDialog title={title} />
    </section>
  )
}

type GallerySideProps = {
  name: string
  note: string | undefined
  pictures: ReadonlyArray<GalleryPicture>
  demos: Company['demos']
}

/** One side: on a phone a strip to swipe, elsewhere and on paper a grid. Pictures with a demo come first. */
function GallerySide({ name, note, pictures, demos }: GallerySideProps) {
  const demo = pictures.find((picture) => picture.demo)?.demo
  return (
    <>
      <div className={styles.side}>
        <h3>{name}</h3>
        {note && <p>{note}</p>}
      </div>
      {demo && demos && (
        <p className={`off-paper ${styles.try}`}>
          <DemoLinks href={demos[demo.at]} bothSides={demos.bothSides} className="edged">
            <b>{demo.tryIt}</b> <ViewDemo of={name} />
          </DemoLinks>
        </p>
      )}
      <ul className={styles.grid}>
        {pictures.map((picture, index) => {
          const isAlone = index === 0 && pictures.length % 2 === 1
          return (
            <li key={picture.title} className={isAlone ? styles.alone : undefined}>
              <GalleryFigure picture={picture} demos={demos} sizes={isAlone ? ALONE_SIZES : SIZES} />
            </li>
          )
        })}
      </ul>
    </>
  )
}

function onSide(
  side: GalleryPicture['side'],
  pictures: ReadonlyArray<GalleryPicture>,
): Array<GalleryPicture> {
  return pictures.filter((picture) => picture.side === side)
}

/** The dialog with the gallery's pictures in a row, to be zoomed; gallery.ts fills it. Without script it stays closed. */
function GalleryDialog({ title }: { title: string }) {
  return (
    <dialog
      className={`night off-paper ${galleryDialog.dialog}`}
      aria-labelledby="gallery-title"
      data-gallery
    >
      <div className={galleryDialog.bar}>
        <h3 id="gallery-title" className="visually-hidden">
          Pictures of {title}
        </h3>
        <p role="status" className={galleryDialog.place} data-place />
        <IconButton
          name="Zoom in"
          path="M15 15l5 5M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M10.5 7.5v6M7.5 10.5h6"
          aria-pressed="false"
          data-zoom-button
        />
        <IconButton name="Previous picture" path="M14 5l-7 7 7 7" data-step="-1" />
        <IconButton name="Next picture" path="M10 5l7 7-7 7" data-step="1" />
        <form method="dialog">
          <IconButton name="Close" path="M6 6l12 12M18 6L6 18" type="submit" />
        </form>
      </div>
      <ul className={galleryDialog.track} data-track />
    </dialog>
  )
}

function IconButton({ name, path, ...button }: ComponentProps<'button'> & { name: string; path: string }) {
  return (
    <button type="button" {...button} className={`edged ${galleryDialog.button}`}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <span className="visually-hidden">{name}</span>
    </button>
  )
}

/** A picture of the gallery with its files. */
type GalleryPicture = SolutionPicture & { sources: PictureFiles }

type GalleryFigureProps = {
  picture: GalleryPicture
  demos: Company['demos']
  sizes: string
}

/** A picture of the gallery, linked to its larger file; with script it opens in the gallery's dialog, see gallery.ts. */
function GalleryFigure({ picture, demos, sizes }: GalleryFigureProps) {
  const { title, description, caption, time, demo, sources } = picture
  return (
    <figure className={galleryFigure.figure}>
      <a className={galleryFigure.enlarge} href={sources.webp.at(-1)?.url} data-enlarge>
        <span className="visually-hidden">Enlarge: </span>
        <Picture sources={sources} alt={description} sizes={sizes} />
      </a>
      <figcaption className={galleryFigure.words}>
        {time && <p className={`edged ${galleryFigure.time}`}>{time}</p>}
        <div>
          <h4>{title}</h4>
          <p className={galleryFigure.caption}>{caption}</p>
          {demo && demos && (
            <DemoLinks href={demos[demo.at]} bothSides={demos.bothSides} className="hit">
              <ViewDemo of={title} />
            </DemoLinks>
          )}
        </div>
      </figcaption>
    </figure>
  )
}

const SIZES = `${PHONE_SIZES}, (min-width: 78rem) 44rem, (min-width: 44rem) 52vw, 92vw`
const ALONE_SIZES = `${PHONE_SIZES}, (min-width: 78rem) 47rem, 92vw`
