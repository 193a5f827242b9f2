import type { ReactNode } from 'react'
import { ButtonLink, relOf } from './Button.tsx'
import styles from './ClosingCall.module.css'

type Props = {
  /** The page's subject, as a question or an offer above the heading. */
  opening: string
  href: string
  action: 'Schedule Call' | 'Schedule a Call'
  /** A second action. */
  ask: { href: string; text: string }
  ground: 'night' | 'tint'
  /** The tint by name. */
  tint?: string
  /** Whether the text is on the lit part of a moon, and `children` on its dark part. */
  isLit?: boolean
  /** Whether the background rises out of the night like a horizon. */
  isHorizon?: boolean
  /** The content above the text. */
  above?: ReactNode
  /** A summary of the page, beside the text. */
  children: ReactNode
}

/** The call to action at the end of a page: the same text in each page's own layout. */
export function ClosingCall({
  opening,
  href,
  action,
  ask,
  ground,
  tint,
  isLit,
  isHorizon,
  above,
  children,
}: Props) {
  return (
    <section
      className={`${ground} ${styles.closing} ${isHorizon ? styles.horizon : ''}`}
      data-tint={tint}
      aria-labelledby="closing"
    >
      <div className="wrap">
        <div className={isLit ? styles.lit : `split ${styles.split}`}>
          <div className={isLit ? 'paper' : ''}>
            {above}
            <p className={styles.opening}>{opening}</p>
            <h2 id="closing">Have a great project?</h2>
            <p className="lead">Let’s discuss your project</p>
            <p className="cluster">
              <ButtonLink href={href} variant={ground === 'night' && !isLit ? 'moon' : 'ink'}>
                {action}
              </ButtonLink>
              <a href={ask.href} rel={relOf(ask.href)} className="hit">
                {ask.text}
              </a>
            </p>
          </div>
          {children}
        </div>
      </div>
    </section>
  )
}
