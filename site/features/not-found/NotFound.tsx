import type { Tint } from '../../../domain/content/text.ts'
import { capitalised, inWords } from '../../../domain/wording.ts'
import { Moon } from '../../ui/Moon.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './NotFound.module.css'

type Link = { title: string; href: string }
type Props = {
  /** Each with a description of the page. */
  links: ReadonlyArray<Link & { description: string }>
  solutions: ReadonlyArray<Link & { tint: Tint }>
}

/** The page for unknown addresses: a new moon, and links to other pages, each with a larger share of the moon. */
export function NotFound({ links, solutions }: Props) {
  return (
    <>
      <Section ground="night" rhythm="hero" className={styles.hero}>
        <h1>There is no page here.</h1>
        <p className={`lead ${styles.lead}`}>
          The page may have moved, or a letter is missing from the address.
        </p>
        <h2 className={styles.heading}>{capitalised(inWords(links.length))} pages that may help</h2>
        <div className={styles.sky}>
          <div className={styles.here}>
            <Moon fraction={0} className={styles.newMoon ?? ''} />
            <p>You are here</p>
          </div>
          <ol className={styles.ways}>
            {links.map(({ title, href, description }, index) => (
              <li key={href}>
                <Moon fraction={(index + 1) / links.length} className={styles.moon ?? ''} />
                <div>
                  <h3>
                    <a href={href}>{title}</a>
                  </h3>
                  <p>{description}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <Section labelledBy="solutions" className={styles.solutions}>
        <h2 id="solutions">Or are you looking for one of our {inWords(solutions.length)} solutions?</h2>
        <ul className="cluster">
          {solutions.map(({ title, href, tint }) => (
            <li key={href} data-tint={tint}>
              <a href={href} className="hit edged">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
