/** What a zoomed picture needs, so that one file does for both: 4:3 in most products. */
const LARGE = 'min(130vw, 170vh)'
/** A swipe has ended when the track has not moved for so long. */
const SETTLED_MS = 100

/**
 * Opens the pictures that are marked `data-enlarge` in the page's gallery dialog: arrow keys, Home, End and Escape, buttons,
 * or a swipe. The focus goes back to the picture that was opened.
 */
export function enhanceGallery(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-gallery]')
  const track = dialog?.querySelector<HTMLElement>('[data-track]')
  const place = dialog?.querySelector('[data-place]')
  if (!dialog || !track || !place) return
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]')]
  let current = 0
  let settling: ReturnType<typeof setTimeout> | undefined
  const zoom = enhanceZoom(dialog, track, () => track.children[current])

  function say(at: number): void {
    current = at
    if (place) place.textContent = `${at + 1} of ${links.length}`
  }
  function show(at: number, behavior: ScrollBehavior = 'auto'): void {
    const to = (at + links.length) % links.length
    track?.scrollTo({ left: to * track.clientWidth, behavior })
    say(to)
  }

  for (const [at, link] of links.entries()) {
    link.setAttribute('aria-haspopup', 'dialog')
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      if (!track.firstChild) track.append(...links.map(slideOf))
      link.focus()
      dialog.showModal()
      show(at, 'instant')
      zoom.reset(link.clientWidth)
    })
  }
  dialog.addEventListener('click', ({ target }) => {
    const step = target instanceof Element && target.closest('button')?.dataset.step
    if (step) show(current + Number(step))
  })
  dialog.addEventListener('keydown', (event) => {
    if (zoom.takes(event.key)) return event.preventDefault()
    const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: links.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    show(to)
  })
  track.addEventListener('scroll', () => {
    clearTimeout(settling)
    settling = setTimeout(() => say(Math.round(track.scrollLeft / track.clientWidth)), SETTLED_MS)
  })
}

function slideOf(link: HTMLAnchorElement): HTMLLIElement {
  const slide = document.createElement('li')
  for (const part of [link.querySelector('picture'), link.parentElement?.querySelector('figcaption')])
    if (part) slide.append(part.cloneNode(true))
  for (const file of slide.querySelectorAll<HTMLImageElement | HTMLSourceElement>('[sizes]'))
    file.sizes = LARGE
  return slide
}

/** What an arrow key moves a zoomed picture by, in shares of the window. */
const PAN_SHARE = 0.4
/** From where on a picture counts as enlarged, in widths of it in the page. */
const LARGER = 1.2

type Zoom = {
  /** As the dialog opens: zoomed where the whole picture would hardly be larger than in the page, `inPage` pixels wide. */
  reset: (inPage: number) => void
  /** Whether the key was the zoom's: `+`, `-`, `0`, and the arrows until a zoomed picture's edge. */
  takes: (key: string) => boolean
}

/**
 * Zooms the gallery's pictures by a button, a tap on the picture or the keys + and -. A zoomed picture is moved by a finger or
 * a wheel, since its slide scrolls, and by the arrow keys.
 *
 * @param slide the picture that is shown
 */
function enhanceZoom(dialog: HTMLElement, track: HTMLElement, slide: () => Element | undefined): Zoom {
  const button = dialog.querySelector('[data-zoom-button]')

  function set(isZoomed: boolean): void {
    track.toggleAttribute('data-zoomed', isZoomed)
    button?.setAttribute('aria-pressed', `${isZoomed}`)
    slide()?.scrollTo(0, 0)
  }
  const toggle = () => set(!track.hasAttribute('data-zoomed'))

  /** False at the edge: then the key leads to the next picture. */
  function pan(key: string): boolean {
    const x = { ArrowRight: PAN_SHARE, ArrowLeft: -PAN_SHARE }[key] ?? 0
    const y = { ArrowDown: PAN_SHARE, ArrowUp: -PAN_SHARE }[key] ?? 0
    const shown = slide()
    if (!shown || !(x || y) || !track.hasAttribute('data-zoomed')) return false
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = shown
    shown.scrollBy(x * clientWidth, y * clientHeight)
    return shown.scrollLeft !== scrollLeft || shown.scrollTop !== scrollTop
  }

  button?.addEventListener('click', toggle)
  track.addEventListener('click', ({ target }) => target instanceof HTMLImageElement && toggle())
  return {
    reset(inPage) {
      set(false)
      set((slide()?.querySelector('img')?.clientWidth ?? 0) < LARGER * inPage)
    },
    takes(key) {
      const isZoom = { '+': true, '=': true, '-': false, 0: false }[key]
      if (isZoom !== undefined) set(isZoom)
      return isZoom !== undefined || pan(key)
    },
  }
}
