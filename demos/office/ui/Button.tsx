import type { ReactNode, Ref } from 'react'
import { Link } from 'wouter'
import styles from './Button.module.css'

/** Wood is what comes next, white everything else, plain what is seldom wanted, red what takes away. */
type Look = {
  kind?: 'wood' | 'white' | 'plain' | 'red' | 'gold'
  size?: 'usual' | 'small' | 'big'
  isWide?: boolean
}

type ButtonProps = Look & {
  children: ReactNode
  onPress: () => void
  isDisabled?: boolean
  label?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

export function Button({ children, onPress, isDisabled = false, label, ref, ...look }: ButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      {...marksOf(look)}
      disabled={isDisabled}
      aria-label={label}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

type LinkProps = Look & { children: ReactNode; href: string }

/** Leads to another page of the office without reloading it. */
export function ButtonLink({ children, href, ...look }: LinkProps) {
  return (
    <Link href={href} className={styles.button} {...marksOf(look)}>
      {children}
    </Link>
  )
}

/** Leads out of the office: to the shop, to a file. */
export function ButtonAnchor({ children, href, ...look }: LinkProps) {
  return (
    <a href={href} className={styles.button} {...marksOf(look)}>
      {children}
    </a>
  )
}

function marksOf({ kind = 'wood', size = 'usual', isWide = false }: Look) {
  return { 'data-kind': kind, 'data-size': size, 'data-wide': isWide || undefined }
}
