import { BRAND_PARAMETERS, CUSTOM_COLOUR } from '../../../domain/brand/visitor-brand.ts'

/** The id of the form of name and colour; the buttons of the trades belong to it from outside. */
export const BRAND_FORM = 'brand-form'
/** The id of the dock: the container of the form, which collapses when it is not beside the products. */
export const DOCK_ID = 'change'

/** The elements that the script uses. */
export type PageElements = {
  page: HTMLElement
  form: HTMLFormElement
  products: HTMLElement
  dock: HTMLElement
  changeLink: HTMLAnchorElement
  dockTitle: HTMLElement
  trades: ReadonlyArray<HTMLButtonElement>
  nameField: HTMLInputElement
  freeChoice: HTMLInputElement
  freeColour: HTMLInputElement
  previousColour: HTMLInputElement
  selected: HTMLInputElement
  logo: HTMLInputElement
  nameFault: HTMLElement
  colourFault: HTMLElement
}

/** @throws {Error} if the page lacks an element: then it stays a plain form */
export function pageElements(page: HTMLElement): PageElements {
  const field = (selector: string) => elementIn(page, `form input${selector}`, HTMLInputElement)
  return {
    page,
    form: elementIn(page, 'form', HTMLFormElement),
    products: elementIn(page, '[data-products]', HTMLElement),
    dock: elementIn(page, `#${DOCK_ID}`, HTMLElement),
    changeLink: elementIn(page, `[href="#${DOCK_ID}"]`, HTMLAnchorElement),
    dockTitle: elementIn(page, `[href="#${DOCK_ID}"] bdi`, HTMLElement),
    trades: [...page.querySelectorAll<HTMLButtonElement>(`button[name="${BRAND_PARAMETERS.product}"]`)],
    nameField: field(`[name="${BRAND_PARAMETERS.name}"]`),
    freeChoice: field(`[value="${CUSTOM_COLOUR.choice}"]`),
    freeColour: field(`[name="${CUSTOM_COLOUR.parameter}"]`),
    previousColour: field(`[name="${CUSTOM_COLOUR.before}"]`),
    selected: elementIn(page, `input[name="${BRAND_PARAMETERS.product}"]`, HTMLInputElement),
    logo: field('[type=file]'),
    nameFault: elementIn(page, '#name-fault', HTMLElement),
    colourFault: elementIn(page, '#colour-fault', HTMLElement),
  }
}

/** @throws {Error} if there is no such element of this kind */
export function elementIn<Kind extends Element>(
  within: Element,
  selector: string,
  kind: new () => Kind,
): Kind {
  const element = within.querySelector(selector)
  if (!(element instanceof kind)) throw new Error(`There is no ${selector} on the page`)
  return element
}

/**
 * Selects a product in place, without reloading the page; a modified click still opens a new tab. The focus moves to its
 * heading, because the pressed link is gone.
 */
export function handleProductSelect(products: HTMLElement, select: (slug: string) => void): void {
  products.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('[data-leads=select]') : null
    const product = link?.closest<HTMLElement>('[data-product]')
    if (!product) return
    event.preventDefault()
    select(product.dataset.product ?? '')
    product.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true })
    product.scrollIntoView({ block: 'start' })
  })
}

/** Puts a product first. Only two products move: the previously selected one returns to its position in the catalogue. */
export function selectProduct(products: HTMLElement, slug: string): void {
  const product = products.querySelector(`[data-product="${slug}"]`)
  const placeOf = (element: Element) => Number(element.getAttribute('data-place'))
  const [firstChild, ...otherChildren] = products.children
  if (!product || !firstChild || firstChild === product) return
  const nextProduct = otherChildren.find((other) => other !== product && placeOf(other) > placeOf(firstChild))
  products.insertBefore(firstChild, nextProduct ?? null)
  products.prepend(product)
}
