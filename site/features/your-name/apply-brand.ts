import { BRAND_FAULT_SENTENCES } from '../../../domain/brand/fault-sentences.ts'
import { type BrandFault, readBrand, writeBrand } from '../../../domain/brand/visitor-brand.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { createColourApplier } from './apply-colour.ts'
import { createNameApplier } from './apply-name.ts'
import { handleCopyLink } from './copy-link.ts'
import { handleProductSelect } from './hold-product.ts'
import { updateBrandLinks } from './leading-links.ts'
import { handleLogoUpload } from './logo-colour.ts'
import { type PageParts, partsOf } from './page-parts.ts'

/** Safari takes a hundred addresses in thirty seconds. */
const ADDRESS_AFTER_MS = 400

/** Lets every product follow the form letter by letter, and keeps the page's address and links true. */
export function applyBrand(page: HTMLElement): void {
  const parts = partsOf(page)
  const { form, nameField, freeChoice, freeColour, held, products } = parts
  const wearName = createNameApplier(products)
  const slugs = [...products.querySelectorAll<HTMLElement>('[data-product]')].map(
    (each) => each.dataset.product ?? '',
  )
  const wearColour = createColourApplier(page)
  let timer: ReturnType<typeof setTimeout> | undefined
  let settled = location.search.slice(1)

  function show(): void {
    const { brand, faults } = read(parts, slugs)
    wearName(brand.name)
    wearColour(brand.colour)
    sayFaults(parts, faults)
    clearTimeout(timer)
    timer = setTimeout(settle, ADDRESS_AFTER_MS)
  }
  function settle(): void {
    clearTimeout(timer)
    const { brand } = read(parts, slugs)
    const query = writeBrand(brand)
    if (query === settled) return
    settled = query
    updateBrandLinks(page, brand)
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
    show()
    settle()
    nameField.blur() // the keyboard makes room
    products.firstElementChild?.scrollIntoView({ block: 'nearest' })
  })
  addEventListener('pagehide', settle)
  handleProductSelect(products, (slug) => {
    held.value = slug
    show()
  })
  handleLogoUpload(parts, show)
  handleCopyLink(page)
  // What was typed or chosen before the script was there.
  show()
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
