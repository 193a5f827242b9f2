import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type AroundNavHandler, useLocation } from 'wouter'
import { isInStore } from './place.ts'

/**
 * Shows another page of the store without loading it: all that is pressed in the store is an ordinary link, which a browser
 * without script, a new tab or a reader follows by itself.
 */
export function useLinks(): (event: MouseEvent) => void {
  const [, navigate] = useLocation()
  return (event) => {
    const address = addressPressed(event)
    if (!address) return
    event.preventDefault()
    navigate(address)
  }
}

/** Puts the focus on the new page's heading, as a page that loads is read from its start. */
export function useFocusOnNewPage(path: string): void {
  const shown = useRef(path)
  useLayoutEffect(() => {
    if (shown.current === path) return
    shown.current = path
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [path])
}

/** One picture grows into the other where the browser can; elsewhere, and with less motion, the page is simply there. */
export const withTransition: AroundNavHandler = (navigate, to, options) => {
  const go = () => {
    const before = location.pathname
    navigate(to, options)
    // A new page is read from its top; another query is the same page, narrowed.
    if (location.pathname !== before) scrollTo({ top: 0, behavior: 'instant' })
  }
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return go()
  document.startViewTransition(() => flushSync(go))
}

function addressPressed(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return null
  const { origin, pathname, search, hash } = new URL(link.href)
  if (origin !== location.origin || hash !== '' || !isInStore(pathname)) return null
  return pathname + search
}
