import type { Company } from '../../../domain/content/company.ts'
import type { Counter } from '../../../domain/content/solution.ts'
import styles from './BothSides.module.css'
import { type Hung, HungPicture } from './HungPicture.tsx'

type Props = { counter: Counter; pictures: ReadonlyArray<Hung>; demos: Company['demos'] }

/** The gallery in two rooms: on the tint what the customer sees, behind it on the night what the owner sees. */
export function BothSides({ counter, pictures, demos }: Props) {
  const { heading, follows, illustrative, front, frontNote, behind, behindNote } = counter
  return (
    <section className={styles.sides} aria-labelledby="sides-heading">
      <div className={styles.front}>
        <div className="wrap">
          <div className={styles.head}>
            <h2 id="sides-heading">{heading}</h2>
            <p className="lead">
              Follow {follows}. {illustrative}
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
            <figure className={styles.figure}>
              <HungPicture picture={picture} sizes={SIZES} />
              <figcaption>
                {picture.time && <p className={styles.time}>{picture.time}</p>}
                <div>
                  <h4>{picture.title}</h4>
                  <p className={styles.caption}>{picture.caption ?? picture.description}</p>
                  {picture.demo && <DemoLink title={picture.title} href={demos[picture.demo]} />}
                </div>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </>
  )
}

// A phone shows it at 90vw; 60vw lets a screen of three pixels a point take the file of 800, not 1200: data is dear.
const SIZES = '(min-width: 78rem) 42rem, (min-width: 44rem) 52vw, 60vw'

function DemoLink({ title, href }: { title: string; href: string }) {
  return (
    <a className={styles.demo} href={href} target="_blank" rel="noopener">
      View Demo<span className="visually-hidden"> of {title}, opens in a new tab</span>{' '}
      <span aria-hidden="true">↗</span>
    </a>
  )
}

function onSide(side: Hung['side'], pictures: ReadonlyArray<Hung>): Array<Hung> {
  return pictures.filter((picture) => picture.side === side)
}
