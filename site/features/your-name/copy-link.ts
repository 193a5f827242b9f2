import { found } from './page-parts.ts'

const BY_HAND = 'The browser did not let us copy it. The link is selected: copy it from there.'

/** Copies the page's link; where the browser does not allow it, or knows no clipboard, the link is selected. */
export function handleCopyLink(page: HTMLElement): void {
  const field = found(page, '#brand-link', HTMLInputElement)
  const button = found(page, '#brand-link ~ button', HTMLButtonElement)
  const outcome = found(page, '#send [role=status]', HTMLElement)
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(field.value)
      outcome.textContent = 'Copied'
    } catch {
      field.select()
      outcome.textContent = BY_HAND
    }
  })
}
