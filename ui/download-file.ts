/** Downloads content that is in memory as a file of this name. */
export function downloadFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), SAVED_MS)
}

/** Until then a browser has begun to read it; Safari does so only after this turn. */
const SAVED_MS = 60_000
