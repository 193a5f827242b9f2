import styles from './button.module.css'

export type ButtonLook = 'edged' | 'go' | 'moon' | 'danger' | 'plain' | 'sign'

/** The class of a button, or of a link that looks like one. `sign` is a square for an icon alone. */
export function button(look: ButtonLook = 'edged', ...more: Array<string | undefined>): string {
  return [styles.button, styles[look], ...more].filter(Boolean).join(' ')
}
