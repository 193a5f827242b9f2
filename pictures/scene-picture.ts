import type { ReactElement } from 'react'

/** A picture to be taken: of a product's interface, or a social card. */
export type ScenePicture = {
  /** Its name in site/images, without width and format: `<solution's url>-<place in its gallery>`, `<url>-card` … */
  name: string
  /** CSS pixels; it is taken at twice as many. */
  width: number
  height: number
  /** Whether its screens are a phone's, laid out as in a narrow window. */
  window?: 'phone'
  /** Whether it is a social card: one JPEG in site/public/social, named after the last part of its page's address. */
  isSocialCard?: true
  scene: () => ReactElement
}

/** The size of a gallery's pictures: text of 24 px or more in it reads on a phone. */
export const GALLERY_SIZE = { width: 1200, height: 900 }

/** The size of a social card: every messenger shows it whole. */
export const SOCIAL_CARD = { width: 1200, height: 630, isSocialCard: true } as const
