import styles from './Picture.module.css'

type Props = {
  /** Its number, or the sku of a variant, whose colour it then wears. */
  thing: number | string
  /** In pixels, or as wide as its place. */
  size: 28 | 40 | 44 | 48 | 72 | 84 | 190 | 'fill'
  /** Without its wall. */
  isBare?: boolean
}

/** A thing beside its name: decoration. */
export function Picture({ size, isBare = false }: Props) {
  return <span className={styles.picture} data-size={size} data-bare={isBare || undefined} />
}
