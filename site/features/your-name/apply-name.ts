import { type ShownName, shownName } from '../../../domain/brand/name.ts'

type Place = { text: HTMLElement; part: keyof ShownName; own: string }

const PARTS: ReadonlyArray<keyof ShownName> = ['name', 'short', 'initial', 'address']

/** @returns writes a name wherever a product shows one, or each product's own if it is empty */
export function createNameApplier(products: HTMLElement): (typed: string) => void {
  const places = [...products.querySelectorAll<HTMLElement>('[data-product]')].flatMap(placesOf)
  return (typed) => {
    const shown = shownName(typed)
    for (const { text, part, own } of places) {
      const words = shown?.[part] ?? own
      if (text.textContent !== words) text.textContent = words
    }
  }
}

function placesOf(product: HTMLElement): Array<Place> {
  const own: Partial<ShownName> = JSON.parse(product.dataset.own ?? '{}')
  return [...product.querySelectorAll<HTMLElement>('[data-brand]')].flatMap((text) => {
    const part = PARTS.find((each) => each === text.dataset.brand)
    return part ? [{ text, part, own: own[part] ?? '' }] : []
  })
}
