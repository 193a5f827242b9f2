import type { Company } from '../../../domain/content/company.ts'
import type { Counter } from '../../../domain/content/solution.ts'
import styles from './BothSides.module.css'
import { GalleryDialog } from './GalleryDialog.tsx'
import { GalleryFigure, type Hung } from './GalleryFigure.tsx'

type Props = { title: string; counter: Counter; pictures: ReadonlyArray<Hung>; demos: Company['demos'] }

/** The gallery in two parts: what the customer sees on the tint, what the owner sees on the dark ground. */
export function BothSides({ title, counter, pictures, demos }: Props) {
  const { heading, follows, example, front, frontNote, behind, behindNote } = counter
  return (
    <section className={styles.sides} aria-labelledby="sides-heading">
      <div className={styles.front}>
        <div className="wrap">
          <div className={styles.head}>
            <h2 id="sides-heading">{heading}</h2>
            <p className="lead">
              Follow {follows}. {example}
            </p>
          </div>
          <Room name={front} note={frontNote} pictures={onSide('front', pictures)} demos={demos} />
        </div>
      </div>
      <div className={styles.behind}>
        <div className="wrap">
          <Room name={behind} note={behindNote} pictures={onSide('behind', pictures)} demos={demos} />
        </div>
      </div>
      <GalleryDialog title={title} />
    </section>
  )
}

type RoomProps = {
  name: string
  note: string | undefined
  pictures: ReadonlyArray<Hung>
  demos: Company['demos']
}

function Room({ name, note, pictures, demos }: RoomProps) {
  return (
    <>
      <div className={styles.room}>
        <h3>{name}</h3>
        {note && <p>{note}</p>}
      </div>
      <ul className={styles.wall}>
        {pictures.map((picture) => (
          <li key={picture.title}>
            <GalleryFigure picture={picture} demos={demos} />
          </li>
        ))}
      </ul>
    </>
  )
}

function onSide(side: Hung['side'], pictures: ReadonlyArray<Hung>): Array<Hung> {
  return pictures.filter((picture) => picture.side === side)
}
