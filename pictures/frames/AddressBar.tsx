import type { ReactNode } from 'react'
import styles from './address-bar.module.css'

/** The head of a browser's window: three buttons and what is open. */
export function AddressBar({ address }: { address: ReactNode }) {
  return (
    <div className={styles.bar}>
      <i />
      <i />
      <i />
      {address}
    </div>
  )
}
