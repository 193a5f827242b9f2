import type { ReactNode } from 'react'
import { ButtonLink, relOf } from './Button.tsx'
import styles from './ClosingCall.module.css'

type Props = {
  /** What the page was about, as a question or an offer: it stands above the heading. */
  opening: string
  href: string
  action: 'Schedule Call' | 'Schedule a Call'
  /** A nearer way than a call. */
  ask: { href: string; text: string }
  ground: 'night' | 'tint'
  /** The tint by name. */
  tint?: string
  /** The words stand on the lit part of a moon, and `children` on its dark part. */
  isLit?: boolean
  /** The ground rises as a horizon out of the night. */
  isHorizon?: boolean
  /** Above the opening. */
  above?: ReactNode
  /** What the page says once more, beside the words. */
  children: ReactNode
}

/** The call to action at the end of a page: the same words, each page in its own composition. */
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
