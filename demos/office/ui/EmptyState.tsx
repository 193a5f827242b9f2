import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { Picture } from './Picture.tsx'

type Props = {
  title: ReactNode
  children: ReactNode
  /** What one can do instead. */
  acts?: ReactNode
  /** The product whose picture is above. */
  picture: number
  /** Whether it is all of the page, and its title the page's. */
  isPage?: boolean
}

/** Where there is nothing to show: why, and what to do. Empty lists and refused pages. */
export function EmptyState({ title, children, acts, picture, isPage = false }: Props) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className={styles.nothing}>
      <Picture item={picture} size={190} isBare />
      <Heading {...(isPage && { id: 'screen', tabIndex: -1 })}>{title}</Heading>
      <p>{children}</p>
      {acts && <div className={styles.acts}>{acts}</div>}
    </div>
  )
}
