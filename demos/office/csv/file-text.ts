export const MAX_CSV_BYTES = 5 * 1_048_576

/** What is in a file, or why it is none that can be read, in a sentence. */
export type FileText = { text: string } | { fault: string }

/** Reads what somebody chose. A spreadsheet of Windows is understood; a workbook, a picture and what is too large say what they are. */
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

/** A nought byte stands in the first few of almost every file that is no text. */
const LOOKED_AT = 4_096

function beginsWith(bytes: Uint8Array, first: number, second: number): boolean {
  return bytes[0] === first && bytes[1] === second
}
