/** Downloads content from memory as a file. */
export function downloadFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), SAVED_MS)
}

/** Revoked later, as Safari reads the address only after this task. */
const SAVED_MS = 60_000
