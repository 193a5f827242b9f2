import { paths } from '../../domain/sitemap/paths.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Logo } from '../ui/Logo.tsx'
import styles from './Header.module.css'
import { currentOf, NAVIGATION } from './navigation.ts'

const MENU_ID = 'menu'

type Props = { brand: string; path: string }

/** The header of every page. On a phone the navigation is a popover: it needs no script to open, nor to close by Escape. */
export function Header({ brand, path }: Props) {
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <Logo name={brand} href={paths.home} />
        <button type="button" className={styles.toggle} popoverTarget={MENU_ID}>
          <span className="visually-hidden">Menu</span>
          <span className={styles.lines} aria-hidden="true" />
        </button>
        <nav id={MENU_ID} popover="auto" aria-label="Main" className={styles.menu}>
          <ul className={styles.links}>
            {NAVIGATION.map(({ title, url }) => (
              <li key={url}>
                <a href={url} aria-current={currentOf(url, path)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
          <a href={paths.contactUs} className={buttonClass({ variant: 'ghost', size: 'small' })}>
            Client Login
          </a>
        </nav>
      </div>
    </header>
  )
}
