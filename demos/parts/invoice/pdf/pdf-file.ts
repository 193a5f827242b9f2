import { type Element, PAGE, type TaggedPage } from './tagged-page.ts'
import { utf16 } from './win-ansi.ts'

const FIRST_ELEMENT = 9

/**
 * A PDF 1.7 of one tagged page (ISO 32000-1, 14.8), in Helvetica, which every reader has. pdfkit would do it in 212 KB of script;
 * a page of text needs none of it.
 */
export function pdfFile(page: TaggedPage, { title, language }: { title: string; language: string }) {
  const structure = structureOf(page)
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/Lang(${language})/MarkInfo<</Marked true>>/StructTreeRoot 7 0 R/ViewerPreferences<</DisplayDocTitle true>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>/Contents 4 0 R/StructParents 0/Tabs/S>>`,
    `<</Length ${page.content.length}>>stream\n${page.content}endstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
    `<</Type/StructTreeRoot/K ${FIRST_ELEMENT} 0 R/ParentTree<</Nums[0[${structure.parents.join(' ')}]]>>/ParentTreeNextKey 1>>`,
    `<</Title${utf16(title)}>>`,
    ...structure.objects,
  ]
  return bytesOf(objects)
}

/** Every element as an object, parents before what they hold, and for each piece of the page the element it belongs to. */
function structureOf(page: TaggedPage): { objects: Array<string>; parents: Array<string> } {
  const objects: Array<string> = []
  const parents: Array<string> = Array.from({ length: page.pieces }, () => 'null')
  const add = ({ role, kids }: Element, parent: number): number => {
    const place = objects.length
    const number = FIRST_ELEMENT + place
    objects.push('')
    const held = kids.map((kid) => {
      if (typeof kid !== 'number') return `${add(kid, number)} 0 R`
      parents[kid] = `${number} 0 R`
      return String(kid)
    })
    objects[place] =
      `<</Type/StructElem/S/${role}/P ${parent} 0 R/Pg 3 0 R${scopeOf(role)}/K[${held.join(' ')}]>>`
    return number
  }
  add(page.root, 7)
  return { objects, parents }
}

function scopeOf(role: string): string {
  return role === 'TH' ? '/A<</O/Table/Scope/Column>>' : ''
}

/** All of it is ASCII: strings stand in hexadecimal. */
function bytesOf(objects: ReadonlyArray<string>): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.7\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  file += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info 8 0 R>>\nstartxref\n${table}\n%%EOF\n`
  return new TextEncoder().encode(file)
}
