import { shownName } from '../../domain/brand/name.ts'
import { paletteOf, propertyOf, ROLES } from '../../domain/brand/palette.ts'
import { readBrand, type VisitorBrand, writeBrand } from '../../domain/brand/visitor-brand.ts'
import { KIAAT } from '../shop-brand.ts'
import { NAME_PLACES, STORAGE_KEY } from './worn-brand.ts'

/*
 * Shows a demo page under a visitor's own name and colour, before the first paint. The page's head loads this script
 * only if the address has a name after `#`, which no server sees, or if the browser has stored one.
 */
const linked = readWorn(location.hash.slice(1))
const brand = linked ?? readWorn(storedBrand())
const shown = shownName(brand?.name ?? '')
if (brand && shown) {
  const fragment = writeBrand({ ...brand, name: shown.name })
  if (linked && store(fragment)) history.replaceState(history.state, '', location.pathname + location.search)
  const { dataset, style } = document.documentElement
  Object.assign(dataset, { wornName: shown.name, wornAddress: shown.address, wornLink: fragment })
  const palette = brand.colour && paletteOf(brand.colour)
  if (palette) for (const role of ROLES) style.setProperty(propertyOf(role), palette[role])
  keepOutOfSearch()
  document.title = document.title.replace(KIAAT.name, () => shown.name)
  nameAll(shown.name)
}

/** @returns null without a valid name: a colour alone is not enough */
function readWorn(query: string): VisitorBrand | null {
  const { brand } = readBrand(new URLSearchParams(query), [])
  return shownName(brand.name) && { ...brand, product: null }
}

function storedBrand(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? ''
  } catch {
    return '' // this browser may refuse storage
  }
}

/** @returns whether the brand was stored; if not, the name stays in the address for a reload */
function store(fragment: string): boolean {
  try {
    localStorage.setItem(STORAGE_KEY, fragment)
    return true
  } catch {
    return false
  }
}

function keepOutOfSearch(): void {
  document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }))
}

/** Writes the name into every element that shows the shop's, as soon as the parser has read it. */
function nameAll(name: string): void {
  const write = () => {
    for (const element of document.querySelectorAll(NAME_PLACES))
      if (element.textContent !== name) element.textContent = name
  }
  const parsing = new MutationObserver(write)
  parsing.observe(document, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => parsing.disconnect())
}
