/** What an arrow key moves a zoomed picture by, in shares of the window: to the right, and down. */
const PANS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}
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
export function enhanceZoom(dialog: HTMLElement, track: HTMLElement, slide: () => Element | undefined): Zoom {
  const button = dialog.querySelector('[data-zoom-button]')

  function set(isZoomed: boolean): void {
    track.toggleAttribute('data-zoomed', isZoomed)
    button?.setAttribute('aria-pressed', String(isZoomed))
    slide()?.scrollTo(0, 0)
  }
  const toggle = () => set(!track.hasAttribute('data-zoomed'))

  /** False at the edge: then the key leads to the next picture. */
  function pan(key: string): boolean {
    const [x, y] = PANS[key] ?? [0, 0]
    const shown = slide()
    if (!shown || !(x || y) || !track.hasAttribute('data-zoomed')) return false
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = shown
    shown.scrollBy({
      left: x * PAN_SHARE * clientWidth,
      top: y * PAN_SHARE * clientHeight,
      behavior: 'instant',
    })
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
