import { useState } from 'react'
import { keepOnDevice, readDevice } from './device.ts'
import { useSession } from './session.ts'

/**
 * A text that is typed and not sent yet. It is kept on this device for whoever is signed in: there again after signing in anew, or
 * after the page was closed.
 *
 * @param name of what is written, such as `note-4412`
 */
export function useKeptText(name: string): [text: string, change: (text: string) => void] {
  const { me } = useSession()
  const key = `inbox-text-${me.id}-${name}`
  const [text, setText] = useState(() => readDevice(key) ?? '')
  function change(typed: string): void {
    setText(typed)
    keepOnDevice(key, typed === '' ? null : typed)
  }
  return [text, change]
}
