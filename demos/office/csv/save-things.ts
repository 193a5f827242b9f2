import type { RowState } from '../products/thing-row.ts'
import { csvText } from './csv-text.ts'
import { saveFile } from './save-file.ts'
import { THING_COLUMNS, thingLines } from './thing-columns.ts'

/** In one go; between them the page goes on. */
const AT_ONCE = 200

/** Things as a file that can be brought in again. All 10 240 take a second or two, in pieces. */
export async function saveThings(state: RowState, numbers: ReadonlyArray<number>): Promise<void> {
  const lines: Array<ReadonlyArray<string | number>> = []
  for (let at = 0; at < numbers.length; at += AT_ONCE) {
    lines.push(...thingLines(state, numbers.slice(at, at + AT_ONCE)))
    await new Promise((resolve) => setTimeout(resolve))
  }
  saveFile('products.csv', csvText(THING_COLUMNS, lines))
}
