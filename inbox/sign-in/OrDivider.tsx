import styles from './OrDivider.module.css'

/** Between two ways to sign in. */
export function OrDivider() {
  return <p className={styles.or}>or</p>
}
