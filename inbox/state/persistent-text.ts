import { useState } from 'react'
import { readLocal, writeLocal } from './local-store.ts'
import { useSession } from './session.ts'

/**
 * A text that is typed and not sent yet. It is kept on this device for whoever is signed in: there again after signing in anew, or
 * after the page was closed.
 *
 * @param name of the text, such as `note-4412`
 */
export function usePersistentText(name: string): [text: string, change: (text: string) => void] {
  const { me } = useSession()
  const key = `inbox-text-${me.id}-${name}`
  const [text, setText] = useState(() => readLocal(key) ?? '')
  function change(typed: string): void {
    setText(typed)
    writeLocal(key, typed === '' ? null : typed)
  }
  return [text, change]
}
