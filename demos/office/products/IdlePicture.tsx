import { memo, type RefObject, useEffect, useRef } from 'react'
import { currentProduct, type Things } from '../../domain/things.ts'
import { artistFor, loadArtist } from '../../products/picture/artist.ts'
import type { Product } from '../../products/product.ts'
import styles from './IdlePicture.module.css'
import { whenIdle } from './idle-turn.ts'

/** A thing's picture in a long list: an empty wall until there is time to draw it. Decoration beside its name. */
export const IdlePicture = memo(function IdlePicture({ things, number }: { things: Things; number: number }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const product = currentProduct(things, number)
    return product ? drawnWhenIdle(product, place) : undefined
  }, [things, number])
  return <span ref={place} className={styles.picture} aria-hidden="true" />
})

/** @returns takes it back: it left the screen before it was drawn */
function drawnWhenIdle(product: Product, place: RefObject<HTMLElement | null>): () => void {
  let isGone = false
  let takeBack = () => {}
  const wait = () => {
    if (!isGone) takeBack = whenIdle(draw)
  }
  const draw = () => {
    const artist = artistFor([product.kind])
    if (artist && place.current) place.current.innerHTML = artist.picture(product, {})
  }
  if (artistFor([product.kind])) wait()
  // Where it cannot be loaded, the thing's name stands there all the same.
  else loadArtist([product.kind]).then(wait, () => {})
  return () => {
    isGone = true
    takeBack()
  }
}
