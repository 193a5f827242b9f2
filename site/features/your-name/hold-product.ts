/**
 * Puts a product into the hand where it stands, without loading the page anew; a new tab stays a new tab. The focus goes to its
 * heading: the link that was pressed is gone.
 */
export function handleProductSelect(products: HTMLElement, hold: (slug: string) => void): void {
  products.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('[data-leads=hold]') : null
    const product = link?.closest<HTMLElement>('[data-product]')
    if (!product) return
    event.preventDefault()
    exchange(products, product)
    hold(product.dataset.product ?? '')
    product.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true })
    product.scrollIntoView({ block: 'start' })
  })
}

/** Moves only two of them: the one that was held returns to its place in the catalogue. */
function exchange(products: HTMLElement, product: HTMLElement): void {
  const placeOf = (each: Element | null) => Number(each?.getAttribute('data-place'))
  const [before, ...others] = products.children
  if (!before || before === product) return
  const next = others.find((each) => each !== product && placeOf(each) > placeOf(before))
  products.insertBefore(before, next ?? null)
  products.prepend(product)
}
