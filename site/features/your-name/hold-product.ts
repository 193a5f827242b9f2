/**
 * Puts a product into the hand where it stands, without loading the page anew; a new tab stays a new tab. The focus goes to its
 * heading: the link that was pressed is gone.
 */
export function answerHold(products: HTMLElement, hold: (slug: string) => void): void {
  products.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('[data-leads=hold]') : null
    const product = link?.closest<HTMLElement>('[data-product]')
    if (!product) return
    event.preventDefault()
    products.append(...inOrder(products))
    products.prepend(product)
    hold(product.dataset.product ?? '')
    product.querySelector('h2')?.focus({ preventScroll: true })
    product.scrollIntoView({ block: 'start' })
  })
}

function inOrder(products: HTMLElement): Array<HTMLElement> {
  const placeOf = (each: HTMLElement) => Number(each.dataset.place)
  return [...products.querySelectorAll<HTMLElement>('[data-product]')].sort(
    (one, other) => placeOf(one) - placeOf(other),
  )
}
