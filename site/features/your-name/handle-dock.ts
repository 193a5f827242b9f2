import type { ReadBrand } from '../../../domain/brand/visitor-brand.ts'
import type { PageParts } from './page-parts.ts'
import { dockTitle } from './share.ts'

/**
 * Lets the form fold to a line on a phone, and the line's link open it.
 *
 * @returns folds the form, if there is something to see
 */
export function handleDock({ dock, form, changeLink, nameField, dockTitle: title }: PageParts) {
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
