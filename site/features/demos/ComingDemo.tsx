import type { SolutionPicture } from '../../../domain/content/solution.ts'
import type { Tint } from '../../../domain/content/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Picture, type PictureFiles } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './ComingDemo.module.css'

type Props = {
  room: SolutionPicture['side']
  /** What this side of the counter is called. */
  name: string
  heading: string
  lead: string
  tint: Tint
  cutOut: PictureFiles
  solution: { title: string; href: string }
  contactHref: string
  /** How long the one order is on this side. */
  minutes: string
  pictures: ReadonlyArray<SolutionPicture & { sources: PictureFiles }>
  /** The other side of the counter. */
  other: { name: string; href: string }
}

/** What a demo will show, until it opens: one order, minute by minute, on one side of the counter. */
export function ComingDemo(props: Props) {
  const { room, name, heading, lead, tint, cutOut, solution, contactHref, minutes, pictures, other } = props
  return (
    <div data-tint={tint}>
      <section className={styles.hero} data-room={room}>
        <div className={`wrap ${styles.inner}`}>
          <div className={styles.text}>
            <p className={styles.name}>{name}</p>
            <h1>{heading}</h1>
            <p className="lead">{lead}</p>
            <p className={styles.ways}>
              <ButtonLink href={solution.href} variant={room === 'front' ? 'ink' : 'moon'}>
                See {solution.title}
              </ButtonLink>
              <ButtonLink href={contactHref} variant={room === 'front' ? 'line' : 'ghost'}>
                Ask us to show you
              </ButtonLink>
            </p>
          </div>
          <div className={styles.cutOut}>
            <Picture sources={cutOut} alt="" sizes={CUT_OUT_SIZES[room]} />
          </div>
        </div>
      </section>
      <Section labelledBy="minutes">
        <h2 id="minutes">{minutes}</h2>
        <p className={`lead ${styles.note}`}>The pictures are drawn, and the shop in them is an example.</p>
        <ol className={styles.pictures}>
          {pictures.map(({ title, description, caption, time, sources }) => (
            <li key={title}>
              {time && <p className={styles.time}>{time}</p>}
              <Picture sources={sources} alt={description} sizes={SIZES} className={styles.picture} />
              <h3>{title}</h3>
              <p>{caption}</p>
            </li>
          ))}
        </ol>
        <p className={styles.other}>
          <a href={other.href}>
            The same order, on the other side: {other.name} <span aria-hidden="true">→</span>
          </a>
        </p>
      </Section>
    </div>
  )
}

const CUT_OUT_SIZES = {
  front: '(min-width: 60rem) 21rem, 15rem',
  behind: '(min-width: 60rem) 40rem, 60vw',
}
const SIZES = '(min-width: 60rem) 24rem, 60vw'
