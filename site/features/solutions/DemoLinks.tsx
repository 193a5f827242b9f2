import type { ReactNode } from 'react'
import styles from './DemoLinks.module.css'

type Props = {
  href: string
  /** The address of the view of both sides of the counter; undefined if there is none. */
  bothSides: string | undefined
  className: string | undefined
  children: ReactNode
}

/** A link to a demo, in a new tab; in a wide window it opens both sides of the counter. */
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

/** The label of a demo link; `of` is for people who cannot see its context. */
export function ViewDemo({ of }: { of: string }) {
  return (
    <span>
      View Demo<span className="visually-hidden"> of {of}</span> <span aria-hidden="true">↗</span>
    </span>
  )
}
