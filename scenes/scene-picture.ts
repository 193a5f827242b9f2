import type { ReactElement } from 'react'

/** A picture to be taken: of a product's interface, or a social card. */
export type ScenePicture = {
  /** Its name in site/pictures, without width and format: `<solution's url>-<place in its gallery>`, `<url>-card` … */
  name: string
  /** CSS pixels; it is taken at twice as many. */
  width: number
  height: number
  /** The screens in it are a phone's: they are laid out as in a narrow window. */
  window?: 'phone'
  scene: () => ReactElement
}

/** The size of a gallery's pictures: text of 24 px or more in it reads on a phone. */
export const GALLERY_SIZE = { width: 1200, height: 900 }
