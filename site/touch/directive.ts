import type { ClientDirective } from 'astro'

const TOUCHES = ['pointerdown', 'focusin', 'keydown'] as const

/**
 * Hydrates an island at the visitor's first touch of it, so that who only reads pays for no script. The value of the
 * directive is the key of a draft in local storage: where one was left by an earlier visit the island wakes at once, to
 * bring it back.
 */
const touch: ClientDirective = (load, options, element) => {
  const wake = async () => {
    for (const type of TOUCHES) element.removeEventListener(type, wake)
    const hydrate = await load()
    await hydrate()
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
