import { useQuery } from '@tanstack/react-query'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { isRefused } from '../api/refused.ts'
import { ReauthenticateProvider } from '../sign-in/ReauthenticateProvider.tsx'
import { useApi } from '../state/api-context.tsx'
import { setClock } from '../state/clock.ts'
import { SingleKeysContext } from '../../ui/keys.ts'
import { LiveProvider } from '../state/live.tsx'
import { queries } from '../state/queries.ts'
import { ToastProvider } from '../state/toast.tsx'
import { Announcer } from './Announcer.tsx'
import styles from './Frame.module.css'
import { KeysProvider } from './KeysProvider.tsx'
import { RedirectToSignIn } from './RedirectToSignIn.tsx'
import { ServiceUnavailable } from './ServiceUnavailable.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SignedOutPage } from './SignedOutPage.tsx'
import { Tabs } from './Tabs.tsx'

/** The night around a sheet of paper, for signed-in staff; anyone else is asked to sign in. */
export function Frame() {
  const api = useApi()
  const { data, error } = useQuery(queries.session(api))
  const address = useRouterState({ select: ({ location }) => location.pathname })
  useEffect(() => {
    if (data) setClock(data.now)
  }, [data])

  if (data) {
    return (
      <SingleKeysContext value={data.me.singleKeys}>
        <LiveProvider me={data.me.id}>
          <ReauthenticateProvider>
            <div className={`${styles.frame} ${/\/e\/\d+$/.test(address) ? styles.reading : ''}`}>
              <ToastProvider>
                <KeysProvider>
                  <Sidebar />
                  {isRefused(error, 'signed-out') ? (
                    <SignedOutPage address={address} />
                  ) : (
                    <Suspense fallback={<main className={styles.waiting} aria-busy="true" />}>
                      <Outlet />
                    </Suspense>
                  )}
                  <Tabs />
                  <Announcer />
                </KeysProvider>
              </ToastProvider>
            </div>
          </ReauthenticateProvider>
        </LiveProvider>
      </SingleKeysContext>
    )
  }
  if (isRefused(error, 'signed-out')) return <RedirectToSignIn />
  return error ? <ServiceUnavailable error={error} /> : null
}
