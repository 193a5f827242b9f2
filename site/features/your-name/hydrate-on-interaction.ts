const INTERACTIONS = ['pointerdown', 'focusin', 'keydown'] as const

/**
 * Loads the page's script at the first interaction, so that visitors who only read load none. Until then the form and
 * the links work without it; a press of a button that needs the script is repeated. Small and without imports, because it is inlined
 * in the page: a separate file would delay the first paint.
 */
export function hydrateOnInteraction(): void {
  const source = document.querySelector('template')?.content.querySelector('script')?.src
  const page = document.querySelector<HTMLElement>('[data-worn]')
  if (!page || !source) return
  const form = page.querySelector('form')
  const pressed: Array<HTMLElement> = []
  let isHydrated = false
  const remember = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]')
    if (button) pressed.push(button)
  }
  const hydrateNow = async () => {
    for (const type of INTERACTIONS) page.removeEventListener(type, hydrateNow)
    try {
      await import(/* @vite-ignore */ source)
      if (isHydrated) return
      isHydrated = true
      page.removeEventListener('click', remember)
      for (const button of pressed) button.click()
    } catch {
      listen() // the script could not be loaded
    }
  }
  const listen = () => {
    for (const type of INTERACTIONS) page.addEventListener(type, hydrateNow, { passive: true })
  }
  page.addEventListener('click', remember)
  listen()
  // After Back, the browser restores typed values, but the products are as the server rendered them.
  addEventListener('pageshow', () => {
    if (form && isRestored(form)) hydrateNow()
  })
}

function isRestored(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')].some(
    (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  )
}
