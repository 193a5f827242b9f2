import { ButtonLink, relOf } from './Button.tsx'
import styles from './ClosingCall.module.css'
import { ContactMethodText } from './ContactMethodText.tsx'

type Props = {
  /** What the page was about, as a question or an offer: it stands above the heading. */
  opening: string
  href: string
  action: 'Schedule Call' | 'Schedule a Call'
  /** A nearer way than a call, where the page has one. */
  ask?: { href: string; text: string }
  /** Other ways to reach somebody: a wide screen has room for them. */
  ways: ReadonlyArray<{ name: string; text: string; href: string | null }>
}

/** The closing call to action on a full moon as wide as the screen; it begins with what stood above it. */
export function ClosingCall({ opening, href, action, ask, ways }: Props) {
  return (
    <section className={styles.closing} aria-labelledby="closing">
      <div className={`wrap ${styles.inner}`}>
        <p className={styles.opening}>{opening}</p>
        <h2 id="closing">Have a great project?</h2>
        <p className="lead">Let’s discuss your project</p>
        <p className={styles.actions}>
          <ButtonLink href={href}>{action}</ButtonLink>
          {ask && (
            <a href={ask.href} rel={relOf(ask.href)}>
              {ask.text}
            </a>
          )}
        </p>
        {ways.length > 0 && (
          <ul className={styles.ways}>
            {ways.map((way) => (
              <li key={way.name}>
                {way.name}{' '}
                <b>
                  <ContactMethodText way={way} />
                </b>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
