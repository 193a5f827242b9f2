import type { ReactNode } from 'react'
import styles from './widget.module.css'

/** A person's avatar: the first letter; the guest house's people have a colour of their own. */
export function Avatar({ name }: { name: string }) {
  const initial = name.slice(0, 1)
  return (
    <span className={styles.avatar} data-person={initial}>
      {initial}
    </span>
  )
}

/** A message; `us` is sent by the user of this screen. */
export function Bubble({ from, children }: { from: 'us' | 'them'; children: ReactNode }) {
  return (
    <p className={styles.bubble} data-from={from}>
      {children}
    </p>
  )
}

/** The text field. */
export function Composer({ children }: { children: ReactNode }) {
  return (
    <div className={styles.composer}>
      <span>{children}</span>
      <i>
        <svg width="32" height="32" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 12h15M12.5 5.5 19 12l-6.500 6.500" fill="none" stroke="currentColor" strokeWidth="3" />
        </svg>
      </i>
    </div>
  )
}

/** The round button at the page's corner, while the chat is open. */
export function Launcher({ right, top }: { right: number; top: number }) {
  return (
    <div className={styles.launcher} style={{ right, top }}>
      <svg width="52" height="52" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="m6 9.500 6 6 6-6"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </div>
  )
}
