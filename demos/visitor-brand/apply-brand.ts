import { shownName } from '../../domain/brand/name.ts'
import { paletteOf, propertyOf, ROLES } from '../../domain/brand/palette.ts'
import { readBrand, type VisitorBrand, writeBrand } from '../../domain/brand/visitor-brand.ts'
import { KIAAT } from '../shop-brand.ts'
import { NAME_SELECTOR, STORAGE_KEY } from './applied-brand.ts'

/*
 * Shows a demo page under a visitor's own name and colour, before the first paint. The page's head loads this script
 * only if the address has a name after `#`, which no server sees, or if the browser has stored one.
 */
const linkedBrand = parseBrand(location.hash.slice(1))
const brand = linkedBrand ?? parseBrand(storedBrand())
const displayName = shownName(brand?.name ?? '')
if (brand && displayName) {
  const fragment = writeBrand({ ...brand, name: displayName.name })
  if (linkedBrand && store(fragment))
    history.replaceState(history.state, '', location.pathname + location.search)
  const { dataset, style } = document.documentElement
  Object.assign(dataset, { wornName: displayName.name, wornAddress: displayName.address, wornLink: fragment })
  const palette = brand.colour && paletteOf(brand.colour)
  if (palette) for (const role of ROLES) style.setProperty(propertyOf(role), palette[role])
  excludeFromSearchEngines()
  document.title = document.title.replace(KIAAT.name, () => displayName.name)
  replaceNames(displayName.name)
}

/** @returns null without a valid name: a colour alone is not enough */
function parseBrand(query: string): VisitorBrand | null {
  const { brand } = readBrand(new URLSearchParams(query), [])
  return shownName(brand.name) && { ...brand, product: null }
}

function storedBrand(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? ''
  } catch {
    return '' // storage may be disabled
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

function excludeFromSearchEngines(): void {
  document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }))
}

/** Writes the name into every element that shows the shop's, as soon as the parser has read it. */
function replaceNames(name: string): void {
  const replace = () => {
    for (const element of document.querySelectorAll(NAME_SELECTOR))
      if (element.textContent !== name) element.textContent = name
  }
  const observer = new MutationObserver(replace)
  observer.observe(document, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => observer.disconnect())
}
