import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'

type Look = {
  /** `accent` and `fill` are for a screen's main action; `link` looks like underlined words. */
  kind?: 'edged' | 'accent' | 'fill' | 'danger' | 'plain' | 'link'
  /** `icon`: a square for an icon alone. */
  size?: 'usual' | 'small' | 'large' | 'icon'
  isWide?: boolean
  className?: string | undefined
}

/** A button in the room's style. It submits a form only with `type="submit"`. */
export function Button({ kind, size, isWide, className, ...button }: Look & ComponentProps<'button'>) {
  return <button type="button" {...button} {...buttonLook({ kind, size, isWide, className })} />
}

/** A link that looks like a button. */
export function ButtonLink({ kind, size, isWide, className, ...link }: Look & ComponentProps<'a'>) {
  return <a {...link} {...buttonLook({ kind, size, isWide, className })} />
}

/** Attributes that make a router's link look like a button. */
export function buttonLook({ kind = 'edged', size = 'usual', isWide = false, className }: OrUndefined<Look>) {
  return {
    className: className ? `${styles.button} ${className}` : styles.button,
    'data-kind': kind,
    'data-size': size,
    'data-wide': isWide || undefined,
  }
}

/** Buttons in a row that wraps. */
export function Buttons({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <div className="cluster" {...(label && { role: 'group', 'aria-label': label })}>
      {children}
    </div>
  )
}

type OrUndefined<Of> = { [Key in keyof Of]: Of[Key] | undefined }
