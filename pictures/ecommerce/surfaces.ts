// The base styles of the demos' screens in pictures: fonts (named as in their npm packages), colours, elements.
import styles from './surfaces.module.css'
import '@fontsource-variable/archivo'
import '@fontsource-variable/fraunces'
import '../../ui/layout.css'
import '../../demos/parts/shop-base.css'
import '../../demos/office/office-base.css'

export const surfaces = styles

/** The event handler of every control in a picture. */
export function noop(): void {}
