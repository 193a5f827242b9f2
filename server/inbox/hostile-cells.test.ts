import { expect, test } from 'vitest'
import { sampleContact } from '../../domain/enquiry/samples/enquiries.ts'
import { escapeFormulaCell } from '../../domain/inbox/export/escape-formula-cell.ts'
import { HOSTILE_CELLS, HOSTILE_PARTS } from '../../domain/inbox/export/hostile-cells.fixture.ts'
import { openTestInbox } from './fixture-inbox.ts'

const HOSTILE = [...HOSTILE_CELLS, ...HOSTILE_PARTS.map(([typed]) => typed)]
/** Separators at which programs may split a line, even within quotes. */
const SEPARATORS = /[,;\t|\r\n\u0085\u2028，；｜]/

/** The text of a cell after a spreadsheet has dropped its decoration. */
const asSpreadsheet = (cell: string) => cell.normalize('NFKC').replace(/^[\s\p{Cf}"“”„]+/u, '')

/** The cells of each line of a CSV file (RFC 4180, but with semicolons). */
function cellsOf(csv: string): Array<Array<string>> {
  const cells = csv.matchAll(/(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n|$)/g)
  const lines: Array<Array<string>> = [[]]
  for (const [, quoted, plain = '', end] of cells) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') lines.push([])
  }
  return lines.slice(0, -1)
}

test('no part of an exported file begins a formula, wherever it is split, and every line has all its cells', async () => {
  const inbox = await openTestInbox()
  const owner = await inbox.join('Thandeka')
  for (const [index, text] of HOSTILE.entries())
    await inbox.enquiries.add(
      sampleContact(index, {
        firstName: text,
        surname: `Last${index}`,
        email: `+${index}@example.co.za`,
        category: text,
      }),
    )
  const numbers = HOSTILE.map((_, index) => index + 1)
  const files = [
    await owner.send('POST', 'bulk/export', { body: { numbers, as: 'csv' } }),
    await owner.send('POST', 'export', { body: { as: 'csv' } }),
  ]
  await inbox.close()
  for (const { statusCode, body } of files) {
    expect(statusCode).toBe(200)
    const [heading = [], ...lines] = cellsOf(body.slice('\uFEFF'.length))
    expect(lines).toHaveLength(HOSTILE.length)
    expect(new Set(lines.map((line) => line.length))).toEqual(new Set([heading.length]))
    expect(lines.flat().filter((cell) => /^[=+\-@\t\r\n]/.test(asSpreadsheet(cell)))).toEqual([])
    for (const [index, text] of HOSTILE.entries())
      expect(lines[index]).toContain(escapeFormulaCell(`${text} Last${index}`))
    const cells = body.split(SEPARATORS).filter((part) => part !== '')
    expect(cells.filter((part) => /^[=+\-@]/.test(asSpreadsheet(part)))).toEqual([])
  }
})
