import type { ReactNode } from 'react'
import styles from './address-bar.module.css'

/** The top of a browser's window: three buttons and an address. */
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
