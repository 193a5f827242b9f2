import type { ClientDirective } from 'astro'

const TOUCHES = ['pointerdown', 'focusin', 'keydown'] as const

/**
 * Hydrates an island at the visitor's first touch of it, so that who only reads pays for no script. The value of the
 * directive is the key of a draft in local storage: where one was left by an earlier visit the island wakes at once, to
 * bring it back.
 *
 * The touches themselves are the browser's own and are not stopped: text, focus and choices land in the form while the
 * script is under way, and a press of Submit is the plain POST.
 */
const touch: ClientDirective = (load, options, element) => {
  let isLeaving = false
  element.addEventListener('submit', () => {
    isLeaving = true
  })

  const wake = async () => {
    for (const type of TOUCHES) element.removeEventListener(type, wake)
    const hydrate = await load()
    // A plain POST is under way. An island that woke now would let the same words be sent a second time under another key.
    if (!isLeaving) await hydrate()
  }
  for (const type of TOUCHES) element.addEventListener(type, wake, { passive: true })
  if (hasDraft(options.value)) wake()
}

function hasDraft(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false // storage is switched off: there is no draft to bring back
  }
}

export default touch
