import { useState } from 'react'
import { readLocal, writeLocal } from '../../state/local-store.ts'
import { useSession } from '../../state/session.ts'

export type PersistentText = [text: string, change: (text: string) => void]

/**
 * An unsent text, which this device stores for its author across sign-ins and closed pages.
 *
 * @param name of the text, such as `note-4412`
 */
export function usePersistentText(name: string): PersistentText {
  const { me } = useSession()
  const key = `inbox-text-${me.id}-${name}`
  const [text, setText] = useState(() => readLocal(key) ?? '')
  function change(newText: string): void {
    setText(newText)
    writeLocal(key, newText === '' ? null : newText)
  }
  return [text, change]
}
