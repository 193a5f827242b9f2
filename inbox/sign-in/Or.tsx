import styles from './Or.module.css'

/** Between two ways to sign in. */
export function Or() {
  return <p className={styles.or}>or</p>
}
