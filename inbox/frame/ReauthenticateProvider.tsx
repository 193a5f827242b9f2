import { createContext, type ReactNode, Suspense, useCallback, useContext, useRef, useState } from 'react'
import { isRefused } from '../api/refused.ts'
import { lazyPart } from '../state/lazy-part.ts'

const dialog = lazyPart(async () => (await import('./ReauthenticateDialog.tsx')).ReauthenticateDialog)

type Again = <Answer>(act: () => Promise<Answer>) => Promise<Answer>
const AgainContext = createContext<Again>((act) => act())

/** Does what an owner may do only with the passkey or password fresh: asks for it where the server wants it, then does it again. */
export function useReauthenticated(): Again {
  return useContext(AgainContext)
}

export function ReauthenticateProvider({ children }: { children: ReactNode }) {
  const [isAsked, setAsked] = useState(false)
  /** All requests that wait for the one dialog. */
  const waiting = useRef<Array<(isDone: boolean) => void>>([])
  const end = useCallback((isDone: boolean) => {
    setAsked(false)
    for (const resolve of waiting.current.splice(0)) resolve(isDone)
  }, [])

  const again = useCallback<Again>(async (act) => {
    try {
      return await act()
    } catch (error) {
      if (!isRefused(error, 'reauthenticate')) throw error
      const isDone = await new Promise<boolean>((resolve) => {
        waiting.current.push(resolve)
        setAsked(true)
      })
      if (!isDone) throw error
      return act()
    }
  }, [])

  return (
    <AgainContext.Provider value={again}>
      {children}
      {isAsked && (
        <Suspense>
          <dialog.Part onEnd={end} />
        </Suspense>
      )}
    </AgainContext.Provider>
  )
}
