import type { ComponentProps, ReactNode } from 'react'
import type { Tint } from '../../../domain/content/text.ts'
import { PHONE_SIZES, Picture, type PictureFiles } from '../../ui/Picture.tsx'
import { PriceCard } from './PriceCard.tsx'
import servicePicture from './ServicePicture.module.css'
import styles from './ServiceSection.module.css'

type Props = {
  id: string
  tint: Tint
  title: string
  line: string
  description: string
  /** The same scene drawn for a wide and for a narrow window. */
  picture: { crops: { wide: PictureFiles; narrow: PictureFiles }; alt: string }
  prices: ComponentProps<typeof PriceCard>
}

/** One service, as a tinted section that overlaps the previous one. */
export function ServiceSection({ id, tint, title, line, description, picture, prices }: Props) {
  return (
    <section className={`tint ${styles.sheet}`} id={id} data-tint={tint} aria-labelledby={`${id}-title`}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className={styles.line}>{line}</p>
          <p className={styles.description}>{description}</p>
        </div>
        <div className={styles.picture}>
          <div className={servicePicture.picture}>
            <Picture
              sources={picture.crops.narrow}
              sizes={`${PHONE_SIZES}, 100vw`}
              wide={{
                sources: picture.crops.wide,
                sizes: '(min-width: 60rem) 43rem, 92vw',
                media: '(min-width: 44.01rem)',
              }}
              alt={picture.alt}
            />
          </div>
        </div>
        <PriceCard {...prices} />
      </div>
    </section>
  )
}

export function ServiceSheets({ children }: { children: ReactNode }) {
  return <div className={styles.sheets}>{children}</div>
}
