import { createElement as h } from 'react'
import { part } from './part.ts'
import { styles } from './styles.ts'

/** One full moon: all answers are here. An ornament: a text part has none. */
export const FullMoon = part<Record<never, never>>(
  () => h('div', { style: styles.moonRow }, h('div', { style: styles.moon }, '\u00a0')),
  () => '',
)
