/** Hands bytes to the browser as a file of this name. Nothing leaves it: the address is the page's own memory. */
export function saveFile(
  bytes: Uint8Array<ArrayBuffer>,
  { name, type }: { name: string; type: string },
): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari begins to read only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
