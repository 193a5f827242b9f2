import { Moon } from '../../ui/Moon.tsx'
import styles from './NothingHere.module.css'

type Link = { title: string; href: string }
type Props = {
  /** Each with what is to be found there. */
  pages: ReadonlyArray<Link & { description: string }>
  solutions: ReadonlyArray<Link>
}

/** An address where nothing is: a new moon, and the ways from here to the light. */
export function NothingHere({ pages, solutions }: Props) {
  return (
    <>
      <section className="night">
        <div className={`wrap ${styles.hero}`}>
          <div>
            <h1>New moon: there is nothing here to see.</h1>
            <p className={`lead ${styles.lead}`}>
              No page has this address. It may have moved, or a letter of it went missing on the way.
            </p>
          </div>
          <Moon fraction={0} ground="night" className={styles.newMoon ?? ''} />
        </div>
      </section>
      <section className="band">
        <div className="wrap">
          <h2>From here it only gets lighter</h2>
          <ul className={styles.pages}>
            {pages.map(({ title, href, description }, at) => (
              <li key={href}>
                <Moon fraction={(at + 1) / pages.length} size={36} />
                <h3>
                  <a href={href}>{title}</a>
                </h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
          <nav className={styles.solutions} aria-labelledby="solutions">
            <h2 id="solutions">Or were you looking for one of these?</h2>
            <ul>
              {solutions.map(({ title, href }) => (
                <li key={href}>
                  <a href={href}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </section>
    </>
  )
}
