import { Document, Page, renderToBuffer } from '@react-pdf/renderer'
// biome-ignore lint/style/noRestrictedImports: as in elements.ts
import { createElement } from 'react'
import { drawSheet } from './draw-sheet.ts'
import { registerFonts } from './fonts.ts'
import type { PlanSheet } from './plan-sheet.ts'
import { DENSEST, type Density, densityFor } from './sheet-density.ts'
import { PAGE } from './sheet-styles.ts'

registerFonts()

/** The bytes of a sheet as a PDF: one page of A4, two only if it stands on one at no density. */
export async function renderSheet(sheet: PlanSheet): Promise<Uint8Array> {
  const bytes = await renderAt(densityFor(sheet), sheet)
  return pagesOf(bytes) === 1 ? bytes : renderAt(DENSEST, sheet)
}

function renderAt(density: Density, sheet: PlanSheet): Promise<Buffer> {
  const madeAt = new Date(sheet.madeAt)
  return renderToBuffer(
    createElement(
      Document,
      {
        title: `Estimate ${sheet.reference}`,
        author: sheet.brand,
        subject: `${sheet.total.label}: ${sheet.total.amount}`,
        creator: sheet.brand,
        language: 'en-ZA',
        creationDate: madeAt,
        modificationDate: madeAt,
      },
      createElement(Page, { size: 'A4', style: PAGE }, ...drawSheet(sheet, density)),
    ),
  )
}

function pagesOf(bytes: Buffer): number {
  return [...bytes.toString('latin1').matchAll(/\/Type \/Page\b/g)].length
}
