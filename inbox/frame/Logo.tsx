import { useSession } from '../state/session.ts'
import styles from './Logo.module.css'

/** The company's logo and name. */
export function Logo() {
  return <NamedLogo name={useSession().company.name} />
}

/** The logo with a given name, for pages without a session. */
export function NamedLogo({ name }: { name: string }) {
  return (
    <p className={styles.logo}>
      <svg viewBox="-12 -12 24 24" width="26" height="26" aria-hidden="true">
        <circle r="11" fill="#3a4254" />
        <path d="M0 -11A11 11 0 0 0 0 11A2.64 11 0 0 0 0 -11Z" fill="#f4c152" />
      </svg>
      <span>{name}</span>
    </p>
  )
}
