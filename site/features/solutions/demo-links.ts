/** Opens every `View Demo` with the name and colour after this page's `#`, as linked from `/your-name`. */
export function openDemosUnderName(): void {
  const { hash } = location
  if (!/^#name=./.test(hash)) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-demo]')) link.hash = hash
}
