/** Downloads content from memory as a file. */
export function downloadFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS)
}

/** Safari reads the address only after the task that starts the download. */
const REVOKE_DELAY_MS = 60_000
