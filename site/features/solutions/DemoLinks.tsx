import type { ReactNode } from 'react'
import styles from './DemoLinks.module.css'

type Props = {
  href: string
  /** Where both sides of the counter stand beside each other. */
  bothSides: string | undefined
  className: string | undefined
  children: ReactNode
}

/** A link to a demo, in a new tab; where there is room for both sides of the counter, it leads to both. */
export function DemoLinks({ href, bothSides, className = '', children }: Props) {
  if (!bothSides) return <DemoLink href={href} className={`off-paper ${className}`} words={children} />
  return (
    <>
      <DemoLink href={href} className={`off-paper ${styles.narrow} ${className}`} words={children} />
      <DemoLink href={bothSides} className={`off-paper ${styles.wide} ${className}`} words={children} />
    </>
  )
}

function DemoLink({ href, className, words }: { href: string; className: string; words: ReactNode }) {
  return (
    <a className={className} href={href} data-demo="" target="_blank" rel="noopener">
      {words}
      <span className="visually-hidden">, opens in a new tab</span>
    </a>
  )
}

/** What such a link says; `of` for those who cannot see beside what it stands. */
export function ViewDemo({ of }: { of: string }) {
  return (
    <span>
      View Demo<span className="visually-hidden"> of {of}</span> <span aria-hidden="true">↗</span>
    </span>
  )
}
