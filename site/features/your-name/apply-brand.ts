import type { HexColour } from '../../../domain/brand/hex-colour.ts'
import { type ShownName, shownName } from '../../../domain/brand/name.ts'
import { paletteOf, propertyOf, ROLES } from '../../../domain/brand/palette.ts'
import {
  BRAND_FAULT_SENTENCES,
  type BrandFault,
  chosenTrade,
  type ReadBrand,
  readBrand,
  withTradeFromName,
  writeBrand,
  writeRequest,
} from '../../../domain/brand/visitor-brand.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { handleLogoUpload } from './logo-colour.ts'
import {
  DOCK_ID,
  elementIn,
  handleProductSelect,
  type PageElements,
  pageElements,
  selectProduct,
} from './page-elements.ts'
import {
  addressUnderName,
  askAddress,
  askAddressOfPlan,
  brandLink,
  dockTitle,
  mailHref,
  whatsAppHref,
} from './share.ts'

/** Safari allows a hundred history changes in thirty seconds. */
const ADDRESS_AFTER_MS = 400

/** Updates every product at each key, and keeps the page's address and links up to date. */
export function applyBrand(page: HTMLElement): void {
  const elements = pageElements(page)
  const { form, freeChoice, freeColour, selected, products } = elements
  products.dataset.live = ''
  const foldDock = handleDock(elements)
  const applyName = createNameApplier(products)
  const slugs = [...products.querySelectorAll<HTMLElement>('[data-product]')].map(
    (product) => product.dataset.product ?? '',
  )
  const applyColour = createColourApplier(page)
  let timer: ReturnType<typeof setTimeout> | undefined
  let settledQuery = location.search.slice(1)

  function show(): void {
    const requested = readForm(elements, slugs)
    showFaults(elements, requested.faults)
    apply(requested)
  }
  function apply(requested: ReadBrand): void {
    const { brand } = requested
    applyName(brand.name)
    applyColour(brand.colour)
    showTrade(page, elements, withTradeFromName(requested, slugs))
    clearTimeout(timer)
    timer = setTimeout(settle, ADDRESS_AFTER_MS)
  }
  function settle(): void {
    clearTimeout(timer)
    const requested = readForm(elements, slugs)
    const query = writeRequest(requested)
    if (query === settledQuery) return
    settledQuery = query
    updateBrandLinks(page, requested)
    history.replaceState(history.state, '', paths.yourName(query))
  }

  form.addEventListener('input', ({ target }) => {
    if (target === freeColour) freeChoice.checked = true
    if (target === elements.logo) return
    show()
  })
  form.addEventListener('change', settle)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { submitter } = event
    if (elements.trades.some((trade) => trade === submitter))
      selected.value = submitter?.getAttribute('value') ?? ''
    show()
    settle()
    foldDock(readForm(elements, slugs))
    products.firstElementChild?.scrollIntoView({ block: 'nearest' })
  })
  addEventListener('pagehide', settle)
  handleProductSelect(products, (slug) => {
    selected.value = slug
    show()
  })
  handleLogoUpload(elements, show)
  handleCopyLink(page)
  // Applies values typed or chosen before hydration. An error of the link stays, because the form does not contain it.
  const typed = readForm(elements, slugs)
  if (typed.faults.length > 0) showFaults(elements, typed.faults)
  apply(typed)
}

/** Puts the requested product first and presses the button of its trade; `data-trade` is for parts of products. */
function showTrade(page: HTMLElement, { products, trades }: PageElements, { brand, trade }: ReadBrand): void {
  const firstProduct = products.querySelector<HTMLElement>('[data-place="0"]')?.dataset.product
  selectProduct(products, brand.product ?? firstProduct ?? '')
  const selectedTrade = chosenTrade(trade, brand.product)
  page.dataset.trade = selectedTrade ?? ''
  for (const trade of trades) trade.setAttribute('aria-pressed', String(trade.value === selectedTrade))
}

function showFaults({ nameFault, colourFault }: PageElements, faults: ReadonlyArray<BrandFault>): void {
  const sentenceOf = (fault: BrandFault) => (faults.includes(fault) ? BRAND_FAULT_SENTENCES[fault] : '')
  showSentence(nameFault, sentenceOf('name-too-long'))
  showSentence(colourFault, sentenceOf('no-colour'))
}

/** Reads the form like the server, and remembers the colour for the next reading. */
function readForm({ form, previousColour }: PageElements, slugs: ReadonlyArray<string>) {
  const formParams = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') formParams.append(name, value)
  const requested = readBrand(formParams, slugs)
  previousColour.value = requested.brand.colour?.slice(1) ?? ''
  return requested
}

function showSentence(element: HTMLElement, sentence: string): void {
  if (element.textContent !== sentence) element.textContent = sentence
}

/**
 * @returns a function that sets the products' colour, or with null their own. `initial` marks a property as unset, even
 * if the style sheet of the page sets it
 */
function createColourApplier({ style }: HTMLElement): (colour: HexColour | null) => void {
  let appliedColour: HexColour | null | undefined
  return (colour) => {
    if (colour === appliedColour) return
    appliedColour = colour
    const palette = colour && paletteOf(colour)
    for (const role of ROLES) style.setProperty(propertyOf(role), palette?.[role] ?? 'initial')
  }
}

const COPY_FAILED = 'Not copied. Copy the selected link.'

/** Copies the page's link; if the browser forbids it or has no clipboard, the link is selected. */
function handleCopyLink(page: HTMLElement): void {
  const field = elementIn(page, '#brand-link', HTMLInputElement)
  const button = elementIn(page, '#brand-link ~ button', HTMLButtonElement)
  const outcome = elementIn(page, '#send [role=status]', HTMLElement)
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(field.value)
      outcome.textContent = 'Copied'
    } catch {
      field.select()
      outcome.textContent = COPY_FAILED
    }
  })
}

/** Updates every link of the page that contains the brand. */
function updateBrandLinks(page: HTMLElement, { brand, trade }: ReadBrand): void {
  for (const product of page.querySelectorAll<HTMLElement>('[data-product]')) {
    const selected = { ...brand, product: product.dataset.product ?? null }
    elementIn(product, '[data-leads=ask] a', HTMLAnchorElement).href = askAddress(selected)
    elementIn(product, '[data-leads=select]', HTMLAnchorElement).href = paths.yourName(writeBrand(selected))
  }
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-under-name]'))
    link.href = addressUnderName(link.dataset.underName ?? '', brand)
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-plan]'))
    link.href = askAddressOfPlan(link.dataset.plan ?? '', brand)
  const origin = page.dataset.origin ?? ''
  const { offer = '', product = '' } = elementIn(page, '[data-product]', HTMLElement).dataset
  elementIn(page, `#${DOCK_ID} [data-leads=ask] a`, HTMLAnchorElement).href = askAddress({
    ...brand,
    product,
  })
  const sharedBrand = { ...brand, product: trade ?? brand.product }
  elementIn(page, '[data-share=whatsapp] a', HTMLAnchorElement).href = whatsAppHref(
    sharedBrand,
    offer,
    origin,
  )
  elementIn(page, '[data-share=mail] a', HTMLAnchorElement).href = mailHref(sharedBrand, offer, origin)
  elementIn(page, '#brand-link', HTMLInputElement).value = brandLink(sharedBrand, origin)
}

type NameElement = { text: HTMLElement; part: keyof ShownName; own: string }

const NAME_PARTS: ReadonlyArray<keyof ShownName> = ['name', 'short', 'initial', 'address']

/** @returns a function that shows a name in every product, or with an empty name each product's own */
function createNameApplier(products: HTMLElement): (typed: string) => void {
  const nameElements = [...products.querySelectorAll<HTMLElement>('[data-product]')].flatMap(nameElementsOf)
  return (typed) => {
    const displayName = shownName(typed)
    for (const { text, part, own } of nameElements) {
      const words = displayName?.[part] ?? own
      if (text.textContent !== words) text.textContent = words
    }
  }
}

function nameElementsOf(product: HTMLElement): Array<NameElement> {
  const ownNames: Partial<ShownName> = JSON.parse(product.dataset.own ?? '{}')
  return [...product.querySelectorAll<HTMLElement>('[data-brand]')].flatMap((text) => {
    const part = NAME_PARTS.find((part) => part === text.dataset.brand)
    return part ? [{ text, part, own: ownNames[part] ?? '' }] : []
  })
}

/**
 * Collapses the form to one line on a phone; the line's link opens it.
 *
 * @returns a function that collapses the form if a name or colour is shown
 */
function handleDock({ dock, form, changeLink, nameField, dockTitle: title }: PageElements) {
  // An address with the form's fragment opened it before hydration; from now on it may collapse.
  if (dock.matches(':target')) delete dock.dataset.folded
  dock.dataset.live = ''
  changeLink.addEventListener('click', (event) => {
    event.preventDefault()
    delete dock.dataset.folded
    nameField.focus()
  })
  return ({ brand, faults }: ReadBrand): void => {
    const words = dockTitle(brand)
    title.textContent = words
    const hadFocus = form.contains(document.activeElement)
    nameField.blur() // the keyboard needs the space
    if (faults.length > 0 || words === null) return
    dock.dataset.folded = ''
    if (hadFocus && form.offsetParent === null) changeLink.focus({ preventScroll: true })
  }
}
