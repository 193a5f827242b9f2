import { createContext, useContext, useEffect, useRef } from 'react'

/** What a key does, by its name: `j`, `Shift+J`, `/`, `g i`, `Control+Enter`, `Escape`. */
export type KeyMap = Readonly<Record<string, (() => void) | undefined>>

/** Whether single keys work (WCAG 2.1.4): a setting of each person. */
export const SingleKeysContext = createContext(true)

const SEQUENCE_MS = 1_200

/**
 * Keys of the part that is shown. A later part comes first; a map with `modal` lets no other one have a key.
 *
 * No single key works inside a field, nor while Ctrl, Alt or Meta is held.
 */
export function useKeys(map: KeyMap, { modal = false }: { modal?: boolean } = {}): void {
  const singleKeys = useContext(SingleKeysContext)
  const latest = useRef({ map, singleKeys, modal })
  latest.current = { map, singleKeys, modal }
  useEffect(() => {
    const layer: Layer = { current: () => latest.current }
    layers.push(layer)
    if (layers.length === 1) document.addEventListener('keydown', pressed)
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) document.removeEventListener('keydown', pressed)
    }
  }, [])
}

type Layer = { current: () => { map: KeyMap; singleKeys: boolean; modal: boolean } }
const layers: Array<Layer> = []
let begun: { key: string; at: number } | null = null

function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return
  const name = keyName(event)
  const isField = isInField(event.target)
  const sequence = begun && event.timeStamp - begun.at < SEQUENCE_MS ? `${begun.key} ${name}` : null
  begun = name === 'g' && !isField ? { key: 'g', at: event.timeStamp } : null
  for (const layer of [...layers].reverse()) {
    const { map, singleKeys, modal } = layer.current()
    const act = (sequence && allowed(sequence, { isField, singleKeys }) && map[sequence]) || map[name]
    if (act && allowed(name, { isField, singleKeys })) {
      event.preventDefault()
      act()
      return
    }
    if (modal) return
  }
}

/** Whether a key may act: single ones neither in a field nor when they are switched off. */
export function allowed(
  name: string,
  { isField, singleKeys }: { isField: boolean; singleKeys: boolean },
): boolean {
  if (name === 'Escape' || name.startsWith('Control+')) return true
  return !isField && (singleKeys || name === 'Enter')
}

/** `j`, `Shift+J`, `?`, `Control+Enter`; empty for what is none of ours, as with Alt. */
export function keyName({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): string {
  if (altKey) return ''
  if (ctrlKey || metaKey) return `Control+${key}`
  if (shiftKey && /^[a-z]$/i.test(key)) return `Shift+${key.toUpperCase()}`
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : key
}

function isInField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type)
  return target.isContentEditable || target.matches('textarea, select')
}
