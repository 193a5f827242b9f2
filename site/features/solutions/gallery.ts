/** The `sizes` of a zoomed picture (4:3 for most products); also used unzoomed, to load one file. */
const ZOOMED_SIZES = 'min(130vw, 170vh)'
/** A swipe has ended when the track has not moved for this long. */
const SETTLED_MS = 100
/** The distance that an arrow key moves a zoomed picture, in pixels. */
const PAN = 400
const PANS: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowRight: [PAN, 0],
  ArrowLeft: [-PAN, 0],
  ArrowDown: [0, PAN],
  ArrowUp: [0, -PAN],
}

/**
 * Opens the pictures marked `data-enlarge` in the page's gallery dialog: arrow keys, Home, End and Escape, buttons,
 * or a swipe. A button, a tap on the picture or the keys + and - zoom it. A zoomed picture scrolls within its slide, by finger, wheel
 * or arrow keys up to its edge. A press beside a picture closes the dialog, and the focus returns to the opened picture.
 */
export function enhanceGallery(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-gallery]')
  const track = dialog?.querySelector<HTMLElement>('[data-track]')
  const positionElement = dialog?.querySelector('[data-place]')
  if (!dialog || !track || !positionElement) return
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]')]
  let current = 0
  let settling: ReturnType<typeof setTimeout> | undefined

  function announce(at: number): void {
    current = at
    if (positionElement) positionElement.textContent = `${at + 1} of ${links.length}`
  }
  function show(at: number, behavior: ScrollBehavior = 'auto'): void {
    const to = (at + links.length) % links.length
    track?.scrollTo({ left: to * track.clientWidth, behavior })
    announce(to)
  }
  function zoom(isZoomed = !isZoomedNow()): void {
    track?.toggleAttribute('data-zoomed', isZoomed)
    dialog?.querySelector('[data-zoom-button]')?.setAttribute('aria-pressed', `${isZoomed}`)
    track?.children[current]?.scrollTo(0, 0)
  }
  const isZoomedNow = () => track.hasAttribute('data-zoomed')

  /** Moves a zoomed picture. @returns false if not zoomed, or at its edge: the key then changes the picture */
  function pan(key: string): boolean {
    const slide = track?.children[current]
    if (!slide || !isZoomedNow()) return false
    const { scrollLeft, scrollTop } = slide
    slide.scrollBy(...(PANS[key] ?? [0, 0]))
    return slide.scrollLeft !== scrollLeft || slide.scrollTop !== scrollTop
  }

  for (const [index, link] of links.entries()) {
    link.setAttribute('aria-haspopup', 'dialog')
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      if (!track.firstChild) track.append(...links.map(slideOf))
      link.focus()
      dialog.showModal()
      show(index, 'instant')
      zoom(false)
    })
  }
  dialog.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const step = target.closest('button')?.dataset.step
    if (step) show(current + Number(step))
    if (target.closest('[data-zoom-button], img')) zoom()
    if (target.matches('li')) dialog.close() // beside the picture and its words
  })
  dialog.addEventListener('keydown', (event) => {
    const { key } = event
    if (event.altKey || event.ctrlKey || event.metaKey) return // the browser's own zoom of the whole page
    const isZoom = { '+': true, '=': true, '-': false }[key]
    if (isZoom !== undefined) return zoom(isZoom)
    const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: links.length - 1 }[key]
    if (pan(key)) event.preventDefault()
    else if (to !== undefined) {
      event.preventDefault()
      show(to)
    }
  })
  track.addEventListener('scroll', () => {
    clearTimeout(settling)
    settling = setTimeout(() => announce(Math.round(track.scrollLeft / track.clientWidth)), SETTLED_MS)
  })
}

function slideOf(link: HTMLAnchorElement): HTMLLIElement {
  const slide = document.createElement('li')
  for (const part of [link.querySelector('picture'), link.parentElement?.querySelector('figcaption')])
    if (part) slide.append(part.cloneNode(true))
  for (const file of slide.querySelectorAll<HTMLImageElement | HTMLSourceElement>('[sizes]'))
    file.sizes = ZOOMED_SIZES
  return slide
}
