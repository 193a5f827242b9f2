/** Hands a text to the browser as a file of its own. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), SAVED_MS)
}

/** Until then a browser has begun to read it. */
const SAVED_MS = 60_000
