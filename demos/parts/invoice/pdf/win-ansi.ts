/** Characters of WinAnsiEncoding (ISO 32000-1, annex D) beyond Latin-1 that a shop's words hold. */
const BEYOND: Readonly<Record<string, number>> = {
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '…': 0x85,
}

/** A text as a PDF string of one byte a character, in hexadecimal; what the font lacks is a question mark. */
export function winAnsi(text: string): string {
  const bytes = [...text].map((character) => {
    const code = BEYOND[character] ?? character.codePointAt(0) ?? 0
    return (code < 0x100 ? code : 0x3f).toString(16).padStart(2, '0')
  })
  return `<${bytes.join('')}>`
}

/** A text as a PDF string of any characters: for the title and for what readers speak. */
export function utf16(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0'),
  )
  return `<feff${units.join('')}>`
}
