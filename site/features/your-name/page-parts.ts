import { BRAND_PARAMETERS, FREE_COLOUR } from '../../../domain/brand/visitor-brand.ts'

/** What the script finds on the page. */
export type PageParts = {
  page: HTMLElement
  form: HTMLFormElement
  products: HTMLElement
  nameField: HTMLInputElement
  freeChoice: HTMLInputElement
  freeColour: HTMLInputElement
  before: HTMLInputElement
  held: HTMLInputElement
  logo: HTMLInputElement
  nameFault: HTMLElement
  colourFault: HTMLElement
}

/** @throws {Error} if the page lacks one of them: then it stays the plain form that it is */
export function partsOf(page: HTMLElement): PageParts {
  const field = (selector: string) => found(page, `form input${selector}`, HTMLInputElement)
  return {
    page,
    form: found(page, 'form', HTMLFormElement),
    products: found(page, '[data-products]', HTMLElement),
    nameField: field(`[name="${BRAND_PARAMETERS.name}"]`),
    freeChoice: field(`[value="${FREE_COLOUR.choice}"]`),
    freeColour: field(`[name="${FREE_COLOUR.parameter}"]`),
    before: field(`[name="${FREE_COLOUR.before}"]`),
    held: field(`[name="${BRAND_PARAMETERS.product}"]`),
    logo: field('[type=file]'),
    nameFault: found(page, '#name-fault', HTMLElement),
    colourFault: found(page, '#colour-fault', HTMLElement),
  }
}

/** @throws {Error} if there is no such element of this kind */
export function found<Kind extends Element>(within: Element, selector: string, kind: new () => Kind): Kind {
  const element = within.querySelector(selector)
  if (!(element instanceof kind)) throw new Error(`There is no ${selector} on the page`)
  return element
}

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
