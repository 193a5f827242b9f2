import { Loaf } from './Loaf.tsx'
import styles from './ThreeShops.module.css'

export function ThreeShops() {
  return (
    <div className={styles.shops}>
      {['Sithole Superette', 'Corner 24', 'Mama Joy’s'].map((name) => (
        <p key={name}>
          <b>{name}</b>
          <i>
            <Loaf className={styles.loaf} />
          </i>
        </p>
      ))}
    </div>
  )
}
