import styles from './Logo.module.css'
import { Moon } from './Moon.tsx'

type Props = {
  name: string
  href: string
  /** The address of the company's own logo; undefined: the moon. */
  logoSrc: string | undefined
}

export function Logo({ name, href, logoSrc }: Props) {
  return (
    <a className={styles.logo} href={href}>
      {logoSrc ? <img src={logoSrc} alt="" width={26} height={26} /> : <Moon fraction={0.38} size={26} />}
      <span>{name}</span>
    </a>
  )
}
