import { memo, useLayoutEffect, useRef } from 'react'
import { artistFor, loadArtist } from '../../catalogue/picture/artist.ts'
import { pictureKey } from '../../catalogue/picture/picture-key.ts'
import type { Product } from '../../catalogue/product.ts'
import styles from './IdlePicture.module.css'
import { whenIdle } from './idle-queue.ts'

type Props = { product: Product }

/** A product's picture in a long list: an empty wall until there is time to draw it. Decoration beside its name. */
export const IdlePicture = memo(function IdlePicture({ product }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => (place.current ? drawnWhenIdle(product, place.current) : undefined), [product])
  return <span ref={place} className={styles.picture} aria-hidden="true" />
}, isSamePicture)

function isSamePicture(before: Props, after: Props): boolean {
  return pictureKey(before.product, {}) === pictureKey(after.product, {})
}

/** @returns takes it back: its row shows another product, or left the screen before it was drawn */
function drawnWhenIdle(product: Product, place: HTMLElement): () => void {
  let isGone = false
  let takeBack = () => {}
  const wait = () => {
    if (!isGone) takeBack = whenIdle(draw)
  }
  const draw = () => {
    const artist = artistFor([product.kind])
    if (artist) place.innerHTML = artist.picture(product, {})
  }
  if (artistFor([product.kind])) wait()
  // Where it cannot be loaded, the product's name is there all the same.
  else loadArtist([product.kind]).then(wait, () => {})
  return () => {
    isGone = true
    takeBack()
    place.replaceChildren()
  }
}
