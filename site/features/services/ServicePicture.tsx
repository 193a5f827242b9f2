import { PHONE_SIZES, Picture, type PictureFiles } from '../../ui/Picture.tsx'
import styles from './ServicePicture.module.css'

/** The same scene drawn for a wide and for a narrow window. */
export type TwoCrops = { wide: PictureFiles; narrow: PictureFiles }

type Props = { crops: TwoCrops; alt: string }

export function ServicePicture({ crops, alt }: Props) {
  return (
    <div className={styles.picture}>
      <Picture
        sources={crops.narrow}
        sizes={`${PHONE_SIZES}, 100vw`}
        wide={{
          sources: crops.wide,
          sizes: '(min-width: 60rem) 43rem, 92vw',
          media: '(min-width: 34.01rem)',
        }}
        alt={alt}
      />
    </div>
  )
}
