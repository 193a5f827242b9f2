import { Picture } from '../ui/Picture.tsx'
import styles from './OrderPictures.module.css'

const MAX_PICTURES = 3

/** The pictures of an order’s first products. */
export function OrderPictures({ skus, size }: { skus: ReadonlyArray<string>; size: 40 | 44 }) {
  return (
    <span className={`cluster ${styles.pictures}`}>
      {skus.slice(0, MAX_PICTURES).map((sku) => (
        <Picture key={sku} item={sku} size={size} />
      ))}
      {skus.length > MAX_PICTURES && <small>and {skus.length - MAX_PICTURES} more</small>}
    </span>
  )
}
