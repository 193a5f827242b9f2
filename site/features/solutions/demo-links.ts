/** Lets every `View Demo` open under the name and colour behind this page's `#`: `/your-name` leads here with them. */
export function openDemosUnderName(): void {
  const { hash } = location
  if (!/^#name=./.test(hash)) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-demo]')) link.hash = hash
}
