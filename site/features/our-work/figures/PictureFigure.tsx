import type { FigureOf } from '../../../../domain/content/case-figure.ts'
import { CroppedPicture } from '../CroppedPicture.tsx'
import styles from './PictureFigure.module.css'

type Props = { figure: FigureOf<'picture'> }

const SIZES = { wide: '(min-width: 60rem) 50rem, 86vw', narrow: 'min(27rem, 100vw - 5rem)' }

/** The picture of what we would build, whole on its ground. */
export function PictureFigure({ figure }: Props) {
  return <CroppedPicture picture={figure.picture} sizes={SIZES} className={styles.picture} />
}
