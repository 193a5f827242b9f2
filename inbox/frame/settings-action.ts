import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFault } from '../state/fault.ts'
import { useFocusBack } from '../state/focus-back.ts'
import { useToast } from '../state/toast.tsx'
import { useReauthenticated } from './ReauthenticateProvider.tsx'

/**
 * Does something on a page of settings: asks for the passkey where the server wants it, says what was done, has the given
 * things asked staleKeys, and tells why it was not done.
 */
export function useSettingsAction(staleKeys: ReadonlyArray<string>) {
  const client = useQueryClient()
  const again = useReauthenticated()
  const showToast = useToast()
  const [fault, setFault] = useFault()
  const [isBusy, setBusy] = useState(false)
  useFocusBack(isBusy)

  async function act<Answer>(what: () => Promise<Answer>, words?: string): Promise<Answer | null> {
    setFault(null)
    setBusy(true)
    try {
      const answer = await again(what)
      if (words) showToast({ words })
      // Whoever closes a dialog after it gives the focus back to what is still there then.
      await Promise.all(staleKeys.map((key) => client.invalidateQueries({ queryKey: [key] })))
      return answer
    } catch (error) {
      setFault(error)
      return null
    } finally {
      setBusy(false)
    }
  }
  return { act, fault, isBusy }
}
