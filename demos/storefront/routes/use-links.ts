import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type AroundNavHandler, useLocation } from 'wouter'
import { holdsWords } from '../../search/query-address.ts'
import { isInStore, parseRoute } from './route.ts'

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

/** Names the new page and puts the focus on its heading, as a page that loads is read from its start. */
export function useNewPage(path: string, title: string): void {
  const shown = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (shown.current === null) {
      // Without a signal the page may be that of another address: finding its own is no turn of the visitor's.
      shown.current = location.pathname
      return
    }
    document.title = title
    if (shown.current === path) return
    shown.current = path
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [path, title])
}

/** One picture grows into the other where the browser can; elsewhere, and with less motion, the page is simply there. */
export const withTransition: AroundNavHandler = (navigate, to, options) => {
  if (options?.replace) return navigate(to, options)
  const go = () => {
    flushSync(() => navigate(to, options))
    scrollTo(0, 0)
  }
  if (options?.transition === false || !document.startViewTransition) return go()
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return go()
  const card = pictureOfCard(to)
  if (card) card.style.viewTransitionName = SHARED
  void document
    .startViewTransition(go)
    .finished.finally(() => card?.style.removeProperty('view-transition-name'))
}

/** What Gallery.module.css calls the large picture: of a page only one may bear the name. */
const SHARED = 'thing'

/** The picture of the card that leads somewhere; where a large one is shown, that one has the name already. */
function pictureOfCard(to: string): HTMLElement | null {
  if (parseRoute(location.pathname).screen === 'product') return null
  const link = document.querySelector(`main li a[href="${CSS.escape(to)}"]`)
  return link?.closest('li')?.querySelector<HTMLElement>('div') ?? null
}

function addressPressed(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return null
  const { origin, pathname, search, hash } = new URL(link.href)
  if (origin !== location.origin || !isInStore(pathname)) return null
  return hash === '' || holdsWords(hash) ? pathname + search + hash : null
}
