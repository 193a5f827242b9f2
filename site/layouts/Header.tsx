import type { ContactMethod } from '../../domain/content/contact-methods.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Logo } from '../ui/Logo.tsx'
import styles from './Header.module.css'
import { currentOf, NAVIGATION, WORK_OUT_PRICE, YOUR_NAME } from './navigation.ts'

const MENU_ID = 'menu'
/** Pages with their own form, or with a bar that links to it and keeps the choices. */
const WITHOUT_ASK_LINK = [paths.contactUs, paths.calculator(), paths.yourName()]

type Props = {
  brand: string
  path: string
  /** The address of the company's own logo, in place of the moon. */
  logoSrc: string | undefined
  /** Phone, WhatsApp and the like, shown in a phone's menu. */
  methods: ReadonlyArray<ContactMethod>
  /** The target of 'Client Login'. */
  clientLogin: string
  /** Whether the page has a gold action of its own: the header's button is then an outline. */
  hasGoldAction: boolean
}

/**
 * The header of every page. On a phone the navigation is a popover, which opens and closes without script. Beside it
 * is the link to the form, except on pages with their own.
 */
export function Header({ brand, path, logoSrc, methods, clientLogin, hasGoldAction }: Props) {
  return (
    <header className={`night ${styles.header}`}>
      <div className={`wrap ${styles.bar}`}>
        <Logo name={brand} href={paths.home} logoSrc={logoSrc} />
        {!WITHOUT_ASK_LINK.includes(path) && !path.startsWith(`${paths.ourWork}/`) && (
          <ButtonLink href={paths.contactUs} variant="ghost" size="small" className={styles.ask ?? ''}>
            Ask us
          </ButtonLink>
        )}
        <button type="button" className={`off-paper ${styles.toggle}`} popoverTarget={MENU_ID}>
          <span className="visually-hidden">Menu</span>
          <span className={styles.lines} aria-hidden="true" />
        </button>
        <nav id={MENU_ID} popover="auto" aria-label="Main" className={`off-paper ${styles.menu}`}>
          <ul className={styles.links}>
            {NAVIGATION.map(({ title, url }) => (
              <li key={url}>
                <a href={url} aria-current={currentOf(url, path)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
          <a href={YOUR_NAME.url} aria-current={currentOf(YOUR_NAME.url, path)} className={styles.name}>
            {YOUR_NAME.title}
          </a>
          <div className={styles.actions}>
            <ButtonLink href={clientLogin} variant="ghost" size="small">
              Client Login
            </ButtonLink>
            <ButtonLink href={WORK_OUT_PRICE.url} variant={hasGoldAction ? 'ghost' : 'moon'} size="small">
              {WORK_OUT_PRICE.title}
            </ButtonLink>
          </div>
          <p className={styles.clients}>Client Login is for people who already work with us.</p>
          {methods.length > 0 && <ContactMethods methods={methods} />}
        </nav>
      </div>
    </header>
  )
}

function ContactMethods({ methods }: Pick<Props, 'methods'>) {
  return (
    <ul className={styles.methods}>
      {methods.map(({ name, text, href }) => (
        <li key={name}>
          {name} {href ? <a href={href}>{text}</a> : <b>{text}</b>}
        </li>
      ))}
    </ul>
  )
}

export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to the content
    </a>
  )
}
