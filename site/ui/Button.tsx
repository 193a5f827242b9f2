import type { ReactNode } from 'react'
import styles from './Button.module.css'

type Look = {
  variant?: 'moon' | 'ink' | 'ghost' | 'line'
  size?: 'normal' | 'small'
  className?: string
}
type LinkProps = Look & { href: string; children: ReactNode }

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ href, children, ...look }: LinkProps) {
  return (
    <a href={href} rel={relOf(href)} className={buttonClass(look)}>
      {children}
    </a>
  )
}

/** `nofollow` for a link with a query: crawlers know the page without one, and the number of queries is unlimited. */
export function relOf(href: string): 'nofollow' | undefined {
  return href.includes('?') ? 'nofollow' : undefined
}

/** The class of a button, for a real `<button>` too. */
export function buttonClass({ variant = 'ink', size = 'normal', className = '' }: Look): string {
  return ['edged', styles.button, styles[variant], size === 'small' ? styles.small : '', className]
    .filter(Boolean)
    .join(' ')
}
