import styles from './Logo.module.css'
import { Moon } from './Moon.tsx'

type Props = {
  name: string
  href: string
  /** The address of the company's own logo; undefined: the moon. */
  sign: string | undefined
}

export function Logo({ name, href, sign }: Props) {
  return (
    <a className={styles.logo} href={href}>
      {sign ? <img src={sign} alt="" width={26} height={26} /> : <Moon fraction={0.38} size={26} />}
      <span>{name}</span>
    </a>
  )
}
