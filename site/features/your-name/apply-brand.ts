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
  writeAsked,
  writeBrand,
} from '../../../domain/brand/visitor-brand.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { handleLogoUpload } from './logo-colour.ts'
import { CHANGE, found, handleProductSelect, type PageParts, partsOf, selectProduct } from './page-parts.ts'
import {
  addressUnderName,
  askAddress,
  askAddressOfPlan,
  brandLink,
  dockTitle,
  mailHref,
  whatsAppHref,
} from './share.ts'

/** Safari takes a hundred addresses in thirty seconds. */
const ADDRESS_AFTER_MS = 400

/** Lets every product follow the form letter by letter, and keeps the page's address and links true. */
export function applyBrand(page: HTMLElement): void {
  const parts = partsOf(page)
  const { form, freeChoice, freeColour, selected, products } = parts
  const foldDock = handleDock(parts)
  const applyName = createNameApplier(products)
  const slugs = [...products.querySelectorAll<HTMLElement>('[data-product]')].map(
    (each) => each.dataset.product ?? '',
  )
  const applyColour = createColourApplier(page)
  let timer: ReturnType<typeof setTimeout> | undefined
  let settled = location.search.slice(1)

  function show(): void {
    const asked = read(parts, slugs)
    sayFaults(parts, asked.faults)
    apply(asked)
  }
  function apply(asked: ReadBrand): void {
    const { brand } = asked
    applyName(brand.name)
    applyColour(brand.colour)
    showTrade(page, parts, withTradeFromName(asked, slugs))
    clearTimeout(timer)
    timer = setTimeout(settle, ADDRESS_AFTER_MS)
  }
  function settle(): void {
    clearTimeout(timer)
    const asked = read(parts, slugs)
    const query = writeAsked(asked)
    if (query === settled) return
    settled = query
    updateBrandLinks(page, asked)
    history.replaceState(history.state, '', paths.yourName(query))
  }

  form.addEventListener('input', ({ target }) => {
    if (target === freeColour) freeChoice.checked = true
    if (target === parts.logo) return
    show()
  })
  form.addEventListener('change', settle)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { submitter } = event
    if (parts.trades.some((trade) => trade === submitter))
      selected.value = submitter?.getAttribute('value') ?? ''
    show()
    settle()
    foldDock(read(parts, slugs))
    products.firstElementChild?.scrollIntoView({ block: 'nearest' })
  })
  addEventListener('pagehide', settle)
  handleProductSelect(products, (slug) => {
    selected.value = slug
    show()
  })
  handleLogoUpload(parts, show)
  handleCopyLink(page)
  // What was typed or chosen before the script was there. A fault of the link stays said: it is not in the form.
  const typed = read(parts, slugs)
  if (typed.faults.length > 0) sayFaults(parts, typed.faults)
  apply(typed)
}

/** Puts the asked product first, and presses the button of its trade alone; a product may show what that trade sells. */
function showTrade(page: HTMLElement, { products, trades }: PageParts, { brand, trade }: ReadBrand): void {
  const first = products.querySelector<HTMLElement>('[data-place="0"]')?.dataset.product
  selectProduct(products, brand.product ?? first ?? '')
  const chosen = chosenTrade(trade, brand.product)
  page.dataset.trade = chosen ?? ''
  for (const each of trades) each.setAttribute('aria-pressed', String(each.value === chosen))
}

function sayFaults({ nameFault, colourFault }: PageParts, faults: ReadonlyArray<BrandFault>): void {
  const sentenceOf = (fault: BrandFault) => (faults.includes(fault) ? BRAND_FAULT_SENTENCES[fault] : '')
  say(nameFault, sentenceOf('name-too-long'))
  say(colourFault, sentenceOf('no-colour'))
}

/** Reads the form as the server would, and remembers the colour for the next reading. */
function read({ form, before }: PageParts, slugs: ReadonlyArray<string>) {
  const sent = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') sent.append(name, value)
  const found = readBrand(sent, slugs)
  before.value = found.brand.colour?.slice(1) ?? ''
  return found
}

function say(place: HTMLElement, sentence: string): void {
  if (place.textContent !== sentence) place.textContent = sentence
}

/**
 * @returns dresses the products in a colour, or in their own if it is null. `initial` makes a property one that is not set, also
 *   where the sheet that came with the page sets it
 */
function createColourApplier({ style }: HTMLElement): (colour: HexColour | null) => void {
  let worn: HexColour | null | undefined
  return (colour) => {
    if (colour === worn) return
    worn = colour
    const palette = colour && paletteOf(colour)
    for (const role of ROLES) style.setProperty(propertyOf(role), palette?.[role] ?? 'initial')
  }
}

const BY_HAND = 'Not copied. Copy the selected link.'

/** Copies the page's link; where the browser does not allow it, or knows no clipboard, the link is selected. */
function handleCopyLink(page: HTMLElement): void {
  const field = found(page, '#brand-link', HTMLInputElement)
  const button = found(page, '#brand-link ~ button', HTMLButtonElement)
  const outcome = found(page, '#send [role=status]', HTMLElement)
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(field.value)
      outcome.textContent = 'Copied'
    } catch {
      field.select()
      outcome.textContent = BY_HAND
    }
  })
}

/** Lets every link of the page that tells of the brand tell of this one. */
function updateBrandLinks(page: HTMLElement, { brand, trade }: ReadBrand): void {
  for (const product of page.querySelectorAll<HTMLElement>('[data-product]')) {
    const selected = { ...brand, product: product.dataset.product ?? null }
    found(product, '[data-leads=ask] a', HTMLAnchorElement).href = askAddress(selected)
    found(product, '[data-leads=select]', HTMLAnchorElement).href = paths.yourName(writeBrand(selected))
  }
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-under-name]'))
    link.href = addressUnderName(link.dataset.underName ?? '', brand)
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-plan]'))
    link.href = askAddressOfPlan(link.dataset.plan ?? '', brand)
  const origin = page.dataset.origin ?? ''
  const { offer = '', product = '' } = found(page, '[data-product]', HTMLElement).dataset
  found(page, `#${CHANGE} [data-leads=ask] a`, HTMLAnchorElement).href = askAddress({ ...brand, product })
  const shared = { ...brand, product: trade ?? brand.product }
  found(page, '[data-share=whatsapp] a', HTMLAnchorElement).href = whatsAppHref(shared, offer, origin)
  found(page, '[data-share=mail] a', HTMLAnchorElement).href = mailHref(shared, offer, origin)
  found(page, '#brand-link', HTMLInputElement).value = brandLink(shared, origin)
}

type Place = { text: HTMLElement; part: keyof ShownName; own: string }

const PARTS: ReadonlyArray<keyof ShownName> = ['name', 'short', 'initial', 'address']

/** @returns writes a name wherever a product shows one, or each product's own if it is empty */
function createNameApplier(products: HTMLElement): (typed: string) => void {
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

/**
 * Lets the form fold to a line on a phone, and the line's link open it.
 *
 * @returns folds the form, if there is something to see
 */
function handleDock({ dock, form, changeLink, nameField, dockTitle: title }: PageParts) {
  // Opened by its address, before the script was there: from now on that is no reason to stay open.
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
    nameField.blur() // the keyboard makes room
    if (faults.length > 0 || words === null) return
    dock.dataset.folded = ''
    if (hadFocus && form.offsetParent === null) changeLink.focus({ preventScroll: true })
  }
}
