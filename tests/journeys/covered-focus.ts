/** Runs in the page: the focused control's name if something covers more of it than its corners, else null. */
export async function nameOfCoveredFocus(): Promise<string | null> {
  // A bar that makes way for the focused control moves in the next frame.
  await new Promise((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = resolve // once the frame is painted
      port2.postMessage(null)
    }),
  )
  const focused = document.activeElement
  if (!focused || focused === document.body || focused.closest('header')) return null
  const visibleLabel = focused.matches('[type=radio], [type=checkbox]') ? focused.closest('label') : null
  const target = visibleLabel ?? focused
  const { left, top, width, height } = target.getBoundingClientRect()
  const isVisibleAt = (x: number, y: number) => {
    const onTop = document.elementFromPoint(left + width * x, top + height * y)
    return onTop !== null && (target.contains(onTop) || onTop.contains(target))
  }
  const points = [0.1, 0.5, 0.9]
  const isUncovered = points.every((x) => points.every((y) => isVisibleAt(x, y)))
  return isUncovered ? null : `${focused.tagName} ${focused.getAttribute('name') ?? focused.textContent}`
}
