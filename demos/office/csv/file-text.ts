export const MAX_CSV_BYTES = 5 * 1_048_576

/** The text of a file, or a sentence that says why it cannot be read. */
export type FileText = { text: string } | { fault: string }

/** Reads UTF-8 and the code page of Windows; refuses workbooks, pictures and large files with a sentence. */
export function fileText(name: string, bytes: Uint8Array): FileText {
  const fault = whyUnreadable(name, bytes)
  if (fault) return { fault }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes) }
  }
}

function whyUnreadable(name: string, bytes: Uint8Array): string | null {
  if (bytes.length === 0) return `${name} is empty.`
  if (bytes.length > MAX_CSV_BYTES) return `${name} is larger than 5 MB. Bring it in as two.`
  if (beginsWith(bytes, 0x50, 0x4b) || beginsWith(bytes, 0xd0, 0xcf))
    return `${name} is a workbook. In Excel choose Save as, then CSV UTF-8, and bring that in.`
  if (beginsWith(bytes, 0xff, 0xfe) || beginsWith(bytes, 0xfe, 0xff))
    return `${name} is saved as UTF-16. Save it as CSV UTF-8 and bring that in.`
  if (bytes.subarray(0, LOOKED_AT).includes(0)) return `${name} is no CSV file: it is not made of text.`
  return null
}

/** Almost every binary file has a zero byte among its first few. */
const LOOKED_AT = 4_096

function beginsWith(bytes: Uint8Array, first: number, second: number): boolean {
  return bytes[0] === first && bytes[1] === second
}
