import type { SolutionPicture } from '../../../domain/content/solution.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './HungPicture.module.css'

/** A picture of the gallery with its files. */
export type Hung = SolutionPicture & { sources: Parameters<typeof Picture>[0]['sources'] }

type Props = { picture: Hung; sizes: string; eager?: boolean }

/** A product's picture in its frame: its ground may be that of the wall, so an edge holds it. */
export function HungPicture({ picture, sizes, eager = false }: Props) {
  return (
    <Picture
      sources={picture.sources}
      alt={picture.description}
      sizes={sizes}
      eager={eager}
      className={styles.framed}
    />
  )
}
