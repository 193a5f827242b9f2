const TOUCHES = ['pointerdown', 'focusin', 'keydown'] as const

/**
 * Runs the script in the page's template at the first touch of the page: who only reads loads none. Until it is there, form and
 * links do by themselves what they say; a button that only the script can answer is pressed again. Small enough to stand in the
 * page, as it imports nothing by name: a script file of its own came before the first words.
 */
export function hydrateOnInteraction(): void {
  const source = document.querySelector('template')?.content.querySelector('script')?.src
  const page = document.querySelector<HTMLElement>('[data-worn]')
  if (!page || !source) return
  const form = page.querySelector('form')
  const pressed: Array<HTMLElement> = []
  let isAwake = false
  const remember = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]')
    if (button) pressed.push(button)
  }
  const wake = async () => {
    for (const type of TOUCHES) page.removeEventListener(type, wake)
    try {
      await import(/* @vite-ignore */ source)
      if (isAwake) return
      isAwake = true
      page.removeEventListener('click', remember)
      for (const button of pressed) button.click()
    } catch {
      listen() // the script could not be loaded
    }
  }
  const listen = () => {
    for (const type of TOUCHES) page.addEventListener(type, wake, { passive: true })
  }
  page.addEventListener('click', remember)
  listen()
  // A browser that goes back fills in what was typed; the products came as the server drew them.
  addEventListener('pageshow', () => {
    if (form && isFilledAnew(form)) wake()
  })
}

function isFilledAnew(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')].some(
    (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  )
}
