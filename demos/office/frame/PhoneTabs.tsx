import { Link } from 'wouter'
import type { Role } from '../../shop/roles.ts'
import { Icon } from '../ui/icons.tsx'
import styles from './PhoneTabs.module.css'
import { type SectionName, tabOf, tabsOf } from './sections.ts'

/** The sections of a phone, below the thumb. */
export function PhoneTabs({ role, section }: { role: Role; section: SectionName }) {
  return (
    <nav aria-label="Sections, below" className={styles.tabs}>
      {tabsOf(role).map(({ name, href, icon }) => (
        <Link key={name} href={href} aria-current={tabOf(role, section) === name ? 'page' : undefined}>
          <Icon name={icon} size={23} />
          {name}
        </Link>
      ))}
    </nav>
  )
}
