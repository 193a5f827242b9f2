import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type AroundNavHandler, useLocation } from 'wouter'
import { hasWords } from '../../search/query-address.ts'
import { isInStore, parseRoute } from './route.ts'

/**
 * Makes the store's links navigate without loading a page. They are ordinary links, which also work without
 * JavaScript and in a new tab.
 */
export function useLinks(): (event: MouseEvent) => void {
  const [, navigate] = useLocation()
  return (event) => {
    const address = pressedLinkAddress(event)
    if (!address) return
    event.preventDefault()
    navigate(address)
  }
}

/** Sets the new page's title and focuses its heading, so that a screen reader begins there. */
export function useNewPage(path: string, title: string): void {
  const currentPath = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (currentPath.current === null) {
      // Offline, the service worker may have answered with another page, which is then replaced: the visitor did
      // not navigate.
      currentPath.current = location.pathname
      return
    }
    document.title = title
    if (currentPath.current === path) return
    currentPath.current = path
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [path, title])
}

/** With view transitions, a card's picture grows into that of the product's page. */
export const withTransition: AroundNavHandler = (navigate, to, options) => {
  if (options?.replace) return navigate(to, options)
  const go = () => {
    flushSync(() => navigate(to, options))
    scrollTo(0, 0)
  }
  if (options?.transition === false || !document.startViewTransition) return go()
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return go()
  const card = pictureOfCard(to)
  if (card) card.style.viewTransitionName = TRANSITION_NAME
  void document
    .startViewTransition(go)
    .finished.finally(() => card?.style.removeProperty('view-transition-name'))
}

/** The view-transition-name that Gallery.module.css gives the large picture; it must be unique in a page. */
const TRANSITION_NAME = 'thing'

/** The picture in the pressed card; null if the page shows a large picture, which has the name already. */
function pictureOfCard(to: string): HTMLElement | null {
  if (parseRoute(location.pathname).screen === 'product') return null
  const link = document.querySelector(`main li a[href="${CSS.escape(to)}"]`)
  return link?.closest('li')?.querySelector<HTMLElement>('div') ?? null
}

function pressedLinkAddress(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return null
  const { origin, pathname, search, hash } = new URL(link.href)
  if (origin !== location.origin || !isInStore(pathname)) return null
  return hash === '' || hasWords(hash) ? pathname + search + hash : null
}
