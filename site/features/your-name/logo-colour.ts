import type { HexColour } from '../../../domain/brand/hex-colour.ts'
import { mainColour } from '../../../domain/brand/main-colour.ts'
import type { PageElements } from './page-elements.ts'

const MAX_BYTES = 10 * 1024 * 1024
/** Pixels a side, enough for a logo's colour. */
const SIDE = 64
const UNREADABLE = 'We could not read that picture. A PNG or JPEG works.'

/**
 * Sets the colour field to the main colour of a chosen picture, which is read in the browser and sent nowhere.
 *
 * @param show shows the products in the colour of the form
 */
export function handleLogoUpload(
  { logo, colourFault, freeChoice, freeColour }: PageElements,
  show: () => void,
): void {
  const applyLogoColour = async () => {
    const [file] = logo.files ?? []
    if (!file) return
    const colour = await colourOf(file)
    logo.value = '' // the same picture may be chosen again
    if (!colour) {
      colourFault.textContent = UNREADABLE
      return
    }
    freeColour.value = colour
    freeChoice.checked = true
    show()
  }
  logo.addEventListener('change', applyLogoColour)
  applyLogoColour()
}

/** @returns null if the file is not a picture, larger than 10 MB, or blank */
async function colourOf(file: File): Promise<HexColour | null> {
  if (file.size > MAX_BYTES) return null
  try {
    const picture = await createImageBitmap(file, { resizeWidth: SIDE, resizeHeight: SIDE })
    const canvas = document.createElement('canvas')
    canvas.width = SIDE
    canvas.height = SIDE
    const drawing = canvas.getContext('2d', { willReadFrequently: true })
    drawing?.drawImage(picture, 0, 0)
    picture.close()
    return drawing && mainColour(drawing.getImageData(0, 0, SIDE, SIDE).data)
  } catch {
    return null
  }
}
