import type { ComponentProps } from 'react'
import type { Tint } from '../../../domain/content/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './ComingDemo.module.css'

type Props = {
  /** Which side of the counter is shown. */
  side: string
  heading: string
  lead: string
  tint: Tint
  pictures: ReadonlyArray<{
    title: string
    description: string
    sources: ComponentProps<typeof Picture>['sources']
  }>
  solution: { title: string; href: string }
  contactHref: string
}

/** What a demo will show, said plainly while it is being built. */
export function ComingDemo({ side, heading, lead, tint, pictures, solution, contactHref }: Props) {
  return (
    <>
      <section className="night">
        <div className={`wrap ${styles.hero}`}>
          <p className={styles.side}>{side}</p>
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          <p className={styles.ways}>
            <ButtonLink href={solution.href} variant="moon">
              See {solution.title}
            </ButtonLink>
            <ButtonLink href={contactHref} variant="ghost">
              Ask us to show you
            </ButtonLink>
          </p>
        </div>
      </section>
      <section className="band" data-tint={tint}>
        <div className="wrap">
          <h2>What it will show</h2>
          <p className={`lead ${styles.note}`}>Drawn pictures for now. The shop in them is illustrative.</p>
          <ul className={styles.pictures}>
            {pictures.map(({ title, description, sources }) => (
              <li key={title}>
                <Picture
                  sources={sources}
                  alt=""
                  sizes="(min-width: 60rem) 24rem, 92vw"
                  className={styles.picture}
                />
                <h3>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}
