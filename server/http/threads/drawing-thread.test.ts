import { expect, test } from 'vitest'
import { LONG_MS } from '../../fixture-timeouts.ts'
import { EXAMPLE_B, sheetOf } from '../../plan/pdf/fixture-sheet.ts'
import { createPrinter } from '../../plan/pdf/printer.ts'
import type { Card } from '../../your-name/card.ts'
import { createCardPainter } from '../../your-name/card-painter.ts'
import { createDrawingThread } from './drawing-thread.ts'

const CARD: Card = {
  visitor: { name: 'Thandi’s Kitchen', initial: 'T' },
  own: { name: 'Kiaat', initial: 'K' },
  colour: '#1f6f54',
  product: 'ai-chatbot',
  title: 'AI chatbot',
  total: 'R 1',
  instalments: '1 × R 1',
  vat: 'no VAT',
  tradingName: 'Twelve Moons',
  accent: '#f4c152',
}

test('a card and a PDF requested at once are drawn in one thread, one after the other', async () => {
  let started = 0
  const count = () => {
    started += 1
  }
  process.on('worker', count)
  const thread = createDrawingThread({ timeoutMs: LONG_MS })
  try {
    const drawn = [createCardPainter(thread).paint(CARD), createPrinter(thread).print(sheetOf(EXAMPLE_B))]
    const [card, sheet] = await Promise.all(drawn)
    expect(card?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    expect(sheet?.toString('latin1', 0, 5)).toBe('%PDF-')
    expect(started).toBe(1)
  } finally {
    process.off('worker', count)
    await thread.close()
  }
})
