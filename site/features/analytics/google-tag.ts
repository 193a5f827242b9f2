declare global {
  interface Window {
    dataLayer?: Array<unknown>
    /** Google's own switch, by measurement id. */
    [disabled: `ga-disable-${string}`]: boolean
  }
}

const COOKIE_SECONDS = 180 * 86_400
const NO_ADVERTISING = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }

let isLoaded = false

/**
 * Loads Google's tag and reports this page. Call it only after the visitor has agreed.
 *
 * The queries of this page and of the referrer are not sent, because they may contain a plan.
 *
 * @param id measurement id, `G-…`
 */
export function startCounting(id: string): void {
  window[`ga-disable-${id}`] = false
  if (!isLoaded) gtag('consent', 'default', { ...NO_ADVERTISING, analytics_storage: 'denied' })
  gtag('consent', 'update', { analytics_storage: 'granted' })
  if (isLoaded) return
  isLoaded = true
  gtag('js', new Date())
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_domain: 'none', // this host only
    cookie_expires: COOKIE_SECONDS,
    cookie_flags: location.protocol === 'https:' ? 'SameSite=Lax;Secure' : 'SameSite=Lax',
    page_location: location.origin + location.pathname,
    page_referrer: withoutQuery(document.referrer),
  })
  gtag('event', 'page_view')
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`
  document.head.append(script)
}

/** Stops reporting and deletes Google's cookies in this browser. */
export function stopCounting(id: string): void {
  window[`ga-disable-${id}`] = true
  if (isLoaded) gtag('consent', 'update', { analytics_storage: 'denied' })
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (name.startsWith('_ga')) removeCookie(name)
  }
}

/** Reports an event to Google by its name alone. */
export function countEvent(name: 'form_sent' | 'calculator_used'): void {
  gtag('event', name)
}

// Google's tag recognises a command by its type, an `arguments` object.
function gtag(..._command: Array<unknown>): void {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: see above.
  window.dataLayer.push(arguments)
}

function withoutQuery(address: string): string {
  if (address === '') return ''
  const { origin, pathname } = new URL(address)
  return origin + (origin === location.origin ? pathname : '/')
}

/** Cookies of this host and of its parent domains, where an earlier installation may have set them. */
function removeCookie(name: string): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API exists only over HTTPS, and not everywhere.
    document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
  }
}
