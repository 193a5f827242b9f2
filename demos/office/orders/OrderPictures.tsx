import { Picture } from '../ui/Picture.tsx'
import styles from './OrderPictures.module.css'

const MOST = 3

/** What is in an order, at a glance; of a large one its first products. */
export function OrderPictures({ skus, size }: { skus: ReadonlyArray<string>; size: 40 | 44 }) {
  return (
    <span className={`cluster ${styles.pictures}`}>
      {skus.slice(0, MOST).map((sku) => (
        <Picture key={sku} item={sku} size={size} />
      ))}
      {skus.length > MOST && <small>and {skus.length - MOST} more</small>}
    </span>
  )
}
