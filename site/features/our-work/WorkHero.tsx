import { Moon } from '../../ui/Moon.tsx'
import styles from './WorkHero.module.css'

type Props = { title: string; lead: string }

/** The lit share of the key's moon: both sides have room for their words. */
const LIT_SHARE = 0.592

/** The head of the work page; its moon explains the light and the dark half of the pictures below. */
export function WorkHero({ title, lead }: Props) {
  return (
    <section className="night">
      <div className={`wrap ${styles.hero}`}>
        <div>
          <h1>{title}</h1>
          <p className={`lead ${styles.lead}`}>{lead}</p>
        </div>
        <figure className={styles.key}>
          <Moon fraction={LIT_SHARE} ground="night" className={styles.moon ?? ''} />
          <figcaption>
            <span className={styles.light}>
              <b>In the light</b> what we would build
            </span>
            <span className={styles.dark}>
              <b>In the dark</b> how it is today
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
