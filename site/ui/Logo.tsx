import styles from './Logo.module.css'
import { Moon } from './Moon.tsx'

export function Logo({ name, href }: { name: string; href: string }) {
  return (
    <a className={styles.logo} href={href}>
      <Moon fraction={0.38} size={26} />
      <span>{name}</span>
    </a>
  )
}
