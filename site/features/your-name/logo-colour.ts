import type { HexColour } from '../../../domain/brand/hex-colour.ts'
import { mainColour } from '../../../domain/brand/main-colour.ts'
import type { PageParts } from './page-parts.ts'

const MAX_BYTES = 10 * 1024 * 1024
/** Enough points to tell a logo's colour. */
const SIDE = 64
const UNREADABLE = 'We could not read that picture. A PNG or JPEG works.'

/** Makes the main colour of a chosen picture the free colour. The picture is read here and goes nowhere. */
export function handleLogoUpload(
  { logo, colourFault, freeChoice, freeColour }: PageParts,
  show: () => void,
): void {
  const take = async () => {
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
  logo.addEventListener('change', take)
  take()
}

/** @returns null if it is no picture, one of more than 10 MB, or one on which nothing is to be seen */
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
