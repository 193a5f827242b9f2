import { flushCompileCache } from 'node:module'
import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib'
import type { Block } from './blocks.ts'
import { sheetBlock } from './draw-sheet.ts'
import { Pen } from './pen.ts'
import type { PlanSheet } from './plan-sheet.ts'
import { CONTENT, fitToPage, MARGINS } from './sheet-styles.ts'

// Written now, because a killed server would not write its compile cache; without it, the next thread loads 7 MB to strip types.
flushCompileCache()

/**
 * Renders a plan as a tagged PDF: one page of A4, more only if even the densest layout does not fit.
 *
 * @throws {RangeError} if the sheet's `madeAt` is not a date
 */
export async function renderSheet(sheet: PlanSheet): Promise<Uint8Array> {
  const pen = new Pen({
    title: `${sheet.brand}: ${sheet.work}. Estimate ${sheet.reference}`,
    author: sheet.brand,
    subject: `${sheet.total.label}: ${sheet.total.amount}`,
    madeAt: new Date(sheet.madeAt),
  })
  const block = layOut(sheet)
  block.draw(pen, MARGINS.side, MARGINS.top)
  return compressed(await pen.finish())
}

/** pdfkit does not compress the hundreds of small objects that tag a sheet: packed into streams, the file is 40 % smaller. */
async function compressed(file: Buffer): Promise<Uint8Array> {
  const document = await PDFDocument.load(file, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest })
  return await document.save({ useObjectStreams: true, addDefaultPage: false })
}

/** The layout; the list of included features is left out if it alone would need a second page. */
function layOut(sheet: PlanSheet): Block {
  const fitting = fitToPage((density) => sheetBlock(sheet, density))
  if (fitting.height <= CONTENT.height) return fitting
  const shorter = fitToPage((density) => sheetBlock({ ...sheet, included: [] }, density))
  return shorter.height <= CONTENT.height ? shorter : fitting
}
