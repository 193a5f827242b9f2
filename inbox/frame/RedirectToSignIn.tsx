import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Where the page is now, as signing in leads back to it. */
export function currentReturnPath(): string {
  return location.pathname + location.search
}

/** Leads to signing in, once; from there back to where one was. */
export function RedirectToSignIn() {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate({ to: '/sign-in', search: { back: currentReturnPath() }, replace: true })
  }, [navigate])
  return null
}
