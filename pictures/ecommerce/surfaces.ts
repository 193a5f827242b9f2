// What the demos' screens stand on: their fonts by the names of the scenes' packages, their colours, their plain elements.
import styles from './surfaces.module.css'
import '@fontsource-variable/archivo'
import '@fontsource-variable/fraunces'
import '../../ui/layout.css'
import '../../demos/parts/shop-base.css'
import '../../demos/office/office-base.css'

export const surfaces = styles

/** What a press in a picture does. */
export function nothing(): void {}
