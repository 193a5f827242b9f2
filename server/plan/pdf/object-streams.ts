import { deflateSync } from 'node:zlib'

/** One character of a body is one byte. */
type PdfObject = { id: number; body: string }

/** Type 1 stands at a byte of the file; type 2 is the one of an index in the object stream whose id is `at`. */
type Entry = { id: number; type: 1 | 2; at: number; index: number }

/**
 * A PDF as pdfkit writes it, with its many small objects compressed together (object and cross-reference streams, ISO 32000-1,
 * 7.5.7 and 7.5.8): the structure of a sheet is 200 to 350 of them and doubled the file. Its page objects and font names stay
 * uncompressed, so that they can be found without decompressing the file.
 *
 * @throws {Error} if the bytes are not such a file
 */
export function compressObjects(file: Buffer): Buffer {
  const source = file.toString('latin1')
  const { start, trailer } = tailOf(source)
  const objects = objectsOf(source, start)
  const small = objects.filter(isSmall)
  const packId = objects.length + 1
  const plain = [...objects.filter((object) => !isSmall(object)), { id: packId, body: packOf(small) }]

  const head = source.slice(0, Math.min(...offsetsOf(source, start)))
  const { text, entries } = written(head, plain)
  const references = { id: packId + 1, type: 1, at: text.length, index: 0 } as const
  const inPack = small.map(({ id }, index) => ({ id, type: 2, at: packId, index }) as const)
  const table = tableOf([...entries, ...inPack, references], trailer)
  const end = `${asObject({ id: references.id, body: table })}startxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + end, 'latin1')
}

/** Where the cross-reference table starts, and what the trailer says but for the number of objects. */
function tailOf(source: string): { start: number; trailer: string } {
  const [, trailer, start] =
    /trailer\n<<\n\/Size \d+\n(.*)\n>>\nstartxref\n(\d+)\n%%EOF\n$/s.exec(source) ?? []
  if (trailer === undefined || start === undefined) throw new Error('Not a PDF as pdfkit writes it')
  return { start: Number(start), trailer }
}

function offsetsOf(source: string, start: number): Array<number> {
  return [...source.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
}

function objectsOf(source: string, start: number): Array<PdfObject> {
  const offsets = offsetsOf(source, start)
  const ends = [...offsets, start].sort((a, b) => a - b)
  return offsets.map((offset, at) => {
    const id = at + 1
    const end = ends[ends.indexOf(offset) + 1]
    return { id, body: source.slice(offset + `${id} 0 obj\n`.length, end).replace(/\nendobj\n$/, '') }
  })
}

/** A stream cannot stand in another one. */
function isSmall({ body }: PdfObject): boolean {
  return !body.endsWith('\nendstream') && !/\/Type \/(?:Page|FontDescriptor)\n/.test(body)
}

function packOf(objects: ReadonlyArray<PdfObject>): string {
  let at = 0
  const places = objects.map(({ id, body }) => {
    const place = `${id} ${at}`
    at += body.length + 1
    return place
  })
  const first = `${places.join(' ')}\n`
  const text = first + objects.map(({ body }) => body).join('\n')
  const facts = `/Type /ObjStm /N ${objects.length} /First ${first.length}`
  return streamOf(facts, Buffer.from(text, 'latin1'))
}

function written(head: string, objects: ReadonlyArray<PdfObject>): { text: string; entries: Array<Entry> } {
  let text = head
  const entries = objects.map((object): Entry => {
    const at = text.length
    text += asObject(object)
    return { id: object.id, type: 1, at, index: 0 }
  })
  return { text, entries }
}

function tableOf(entries: ReadonlyArray<Entry>, trailer: string): string {
  const rows = Buffer.alloc((entries.length + 1) * 6)
  rows.writeUInt16BE(65_535, 4)
  for (const { id, type, at, index } of entries) {
    rows.writeUInt8(type, id * 6)
    rows.writeUIntBE(at, id * 6 + 1, 3)
    rows.writeUInt16BE(index, id * 6 + 4)
  }
  return streamOf(`/Type /XRef /W [1 3 2] /Size ${entries.length + 1} ${trailer}`, rows)
}

function streamOf(facts: string, bytes: Buffer): string {
  const deflated = deflateSync(bytes, { level: 9 }).toString('latin1')
  return `<< ${facts} /Filter /FlateDecode /Length ${deflated.length} >>\nstream\n${deflated}\nendstream`
}

function asObject({ id, body }: PdfObject): string {
  return `${id} 0 obj\n${body}\nendobj\n`
}
