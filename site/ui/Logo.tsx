import styles from './Logo.module.css'
import { Moon } from './Moon.tsx'

type Props = { name: string; href: string }

export function Logo({ name, href }: Props) {
  return (
    <a className={styles.logo} href={href}>
      <Moon fraction={0.38} size={26} ground="night" />
      <span>{name}</span>
    </a>
  )
}
