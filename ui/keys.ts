import { createContext, useContext, useEffect, useEffectEvent } from 'react'

/** The action of each key by name: `j`, `Shift+X`, `/`, `g o`, `Control+s`, `Escape`. */
type KeyMap = Readonly<Record<string, (() => void) | undefined>>

/** Whether single keys work (WCAG 2.1.4): each person can turn them off. */
export const SingleKeyShortcutsContext = createContext(true)

/** How long the second key of `g o` may take, in milliseconds. */
const SEQUENCE_MS = 1_200

type Layer = { find: (name: string, where: Where) => (() => void) | undefined; isWriting: boolean }
type Where = { isField: boolean }

const layers: Array<Layer> = []
let sequenceStart: { key: string; at: number } | null = null

/**
 * Shortcuts of a component while it is mounted; later mounts have priority. Single keys do nothing in fields, and no key works
 * behind a dialog.
 *
 * @param isWriting whether the user is writing a text in the component: then no single key works, whatever has the focus
 */
export function useKeys(map: KeyMap, { isWriting = false } = {}): void {
  const hasSingleKeys = useContext(SingleKeyShortcutsContext)
  const find = useEffectEvent<Layer['find']>((name, { isField }) =>
    isAllowed(name, { isField, hasSingleKeys }) ? map[name] : undefined,
  )
  useEffect(() => {
    const layer: Layer = { find: (name, where) => find(name, where), isWriting }
    layers.push(layer)
    if (layers.length === 1) document.addEventListener('keydown', press)
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) document.removeEventListener('keydown', press)
    }
  }, [isWriting])
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return
  const name = keyName(event)
  const isTyping = isInField(event.target) || layers.some(({ isWriting }) => isWriting)
  const sequence =
    sequenceStart && event.timeStamp - sequenceStart.at < SEQUENCE_MS ? `${sequenceStart.key} ${name}` : null
  sequenceStart = name === 'g' && !isTyping ? { key: name, at: event.timeStamp } : null
  const action =
    (sequence && actionOf(sequence, { isField: isTyping })) || actionOf(name, { isField: isTyping })
  if (!action || belongsToElement(event)) return
  event.preventDefault()
  action()
}

function actionOf(name: string, where: Where): (() => void) | undefined {
  return layers.reduceRight<(() => void) | undefined>(
    (action, layer) => action ?? layer.find(name, where),
    undefined,
  )
}

/** Whether a key's action runs: single keys do nothing in a field or, except Enter, when turned off. */
export function isAllowed(
  name: string,
  { isField, hasSingleKeys }: { isField: boolean; hasSingleKeys: boolean },
): boolean {
  if (name === 'Escape' || name.startsWith('Control+')) return true
  return !isField && (hasSingleKeys || name === 'Enter')
}

/** A pressed key's name: `j`, `Shift+X`, `?`, `Control+s`; empty for keys left to the browser, as with Alt. */
export function keyName({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): string {
  if (altKey) return ''
  if (ctrlKey || metaKey) return `Control+${/^[a-z]$/i.test(key) ? key.toLowerCase() : key}`
  if (shiftKey && /^[a-z]$/i.test(key)) return `Shift+${key.toUpperCase()}`
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : key
}

/** Enter on a button or a link activates that element. */
function belongsToElement({ key, target }: KeyboardEvent): boolean {
  return key === 'Enter' && target instanceof Element && target.closest('a, button, summary') !== null
}

export function isInField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type)
  return target.isContentEditable || target.matches('textarea, select')
}
