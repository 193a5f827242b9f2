/**
 * A text as every database can keep it and search in it: composed (NFC), without halves of pairs, and with a space in the place of
 * each control character but the line's end.
 */
export function sanitiseText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[^\P{Cc}\n]/gu, ' ')
}
