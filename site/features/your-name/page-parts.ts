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
