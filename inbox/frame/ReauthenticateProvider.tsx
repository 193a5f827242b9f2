import { createContext, type ReactNode, Suspense, useCallback, useContext, useRef, useState } from 'react'
import { isRefused } from '../api/refused.ts'
import { lazyPart } from '../state/lazy-part.ts'

const dialog = lazyPart(async () => (await import('./ReauthenticateDialog.tsx')).ReauthenticateDialog)

type WithReauthentication = <Answer>(act: () => Promise<Answer>) => Promise<Answer>
const ReauthenticateContext = createContext<WithReauthentication>((act) => act())

/** Runs a request. If the server requires reauthentication, it asks for the passkey or password and repeats the request. */
export function useReauthentication(): WithReauthentication {
  return useContext(ReauthenticateContext)
}

export function ReauthenticateProvider({ children }: { children: ReactNode }) {
  const [isDialogOpen, setDialogOpen] = useState(false)
  /** All requests that wait for the dialog. */
  const pendingRequests = useRef<Array<(isDone: boolean) => void>>([])
  const settle = useCallback((isDone: boolean) => {
    setDialogOpen(false)
    for (const resolve of pendingRequests.current.splice(0)) resolve(isDone)
  }, [])

  const withReauthentication = useCallback<WithReauthentication>(async (act) => {
    try {
      return await act()
    } catch (error) {
      if (!isRefused(error, 'reauthenticate')) throw error
      const isDone = await new Promise<boolean>((resolve) => {
        pendingRequests.current.push(resolve)
        setDialogOpen(true)
      })
      if (!isDone) throw error
      return act()
    }
  }, [])

  return (
    <ReauthenticateContext.Provider value={withReauthentication}>
      {children}
      {isDialogOpen && (
        <Suspense>
          <dialog.Part onEnd={settle} />
        </Suspense>
      )}
    </ReauthenticateContext.Provider>
  )
}
