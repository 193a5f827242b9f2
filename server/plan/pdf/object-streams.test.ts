import { expect, test } from 'vitest'
import { readPdf } from './fixture-read-pdf.ts'
import { compressObjects } from './object-streams.ts'
import { Pen } from './pen.ts'
import { text } from './text-blocks.ts'

/** A document of many paragraphs, as the library writes it. */
function drawn(): Promise<Buffer> {
  const facts = { title: 'Tšhwane (a \\ b)', author: 'A & B', subject: '', madeAt: new Date(0) }
  const pen = new Pen(facts)
  const style = { family: 'body', weight: 400, size: 9, lineHeight: 1.2, colour: '#000000' } as const
  for (let no = 1; no <= 60; no++) text('P', style, `Line ${no}`, 200).draw(pen, 30, 10 * no)
  return pen.finish()
}

test('a packed file is read as the one it was made of, and is smaller', async () => {
  const plain = await drawn()
  const small = compressObjects(plain)
  expect(await readPdf(small)).toEqual(await readPdf(plain))
  expect(small.length).toBeLessThan(0.6 * plain.length)
})

test('the pages stay in sight of who does not unpack a file', async () => {
  expect(
    compressObjects(await drawn())
      .toString('latin1')
      .match(/\/Type \/Page\b/g),
  ).toHaveLength(1)
})

test('what is no such file is refused', () => {
  expect(() => compressObjects(Buffer.from('%PDF-1.7\n'))).toThrow('Not a PDF as pdfkit writes it')
})
