declare global {
  interface Window {
    /** The positions of all elements without a name, before a name was typed. */
    initialPositions?: Map<Element, string>
  }
}

/** In the page: records the positions of everything in the screens except names and their containers. @returns how many */
export function recordPositions(): number {
  const elements = [...document.querySelectorAll('[data-worn] .scene *')].filter(
    (part) => !part.closest('[data-brand]') && !part.querySelector('[data-brand]'),
  )
  window.initialPositions = new Map(elements.map((part) => [part, positionOf(part)]))
  return elements.length

  function positionOf(part: Element): string {
    const { x, y, width, height } = part.getBoundingClientRect()
    return [x, y + scrollY, width, height].map((length) => length.toFixed(1)).join(' ')
  }
}

/**
 * In the page: types names one after another, and reports each that moves a part of a screen, or that leaves
 * the screen without being truncated.
 */
export function faultsOfNames(names: ReadonlyArray<string>): ReadonlyArray<string> {
  const field = document.querySelector<HTMLInputElement>('input[name=name]')
  if (!field || !window.initialPositions) throw new Error('There is no field for a name')
  const faults: Array<string> = []
  for (const name of names) {
    field.value = name
    field.dispatchEvent(new Event('input', { bubbles: true }))
    const moved = [...window.initialPositions].find(([part, before]) => !isUnmoved(part, before))
    if (moved)
      faults.push(`${JSON.stringify(name)} moves <${moved[0].localName} class="${moved[0].classList}">`)
    const outside = [...document.querySelectorAll('[data-worn] [data-brand]')].find(
      (slot) => !isInPlace(slot),
    )
    if (outside)
      faults.push(
        `${JSON.stringify(name)} leaves <${outside.parentElement?.localName} class="${outside.parentElement?.classList}">`,
      )
  }
  return faults

  /** Words that follow a name in its line may move along it, up to the line's end. */
  function isUnmoved(part: Element, before: string): boolean {
    const now = positionOf(part)
    const [, top, , height] = now.split(' ')
    const [, topBefore, , heightBefore] = before.split(' ')
    const isAfterName =
      part.localName === 'span' && part.previousElementSibling?.querySelector('[data-brand]')
    return (
      now === before ||
      Boolean(
        isAfterName &&
          top === topBefore &&
          height === heightBefore &&
          isInside(part, part.parentElement ?? part),
      )
    )
  }

  function positionOf(part: Element): string {
    const { x, y, width, height } = part.getBoundingClientRect()
    return [x, y + scrollY, width, height].map((length) => length.toFixed(1)).join(' ')
  }

  /** Whether a name fits, or a clipping box within the screen truncates it. */
  function isInPlace(slot: Element): boolean {
    const screen = slot.closest('.scene')
    if (!screen) return false
    for (let box = slot.parentElement; box && box !== screen; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible') return isInside(box, screen)
    return isInside(slot, screen)
  }

  function isInside(inner: Element, outer: Element): boolean {
    const [innerBox, outerBox] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()]
    return (
      innerBox.left >= outerBox.left - 1 &&
      innerBox.right <= outerBox.right + 1 &&
      innerBox.bottom <= outerBox.bottom + 1
    )
  }
}

/**
 * In the page: texts of the screens with a contrast below 4.5:1. Text over a drawing is not checked, because drawings do not use
 * the palette.
 */
export function paleTexts(): Array<string> {
  const pale: Array<string> = []
  for (const screen of document.querySelectorAll('[data-worn] .scene')) {
    const texts = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (!element || !text.textContent?.trim() || element.closest('svg')) continue
      const background = backgroundOf(element, screen)
      const contrast = background && contrastOf(colourOf(getComputedStyle(element).color), background)
      if (contrast && contrast < 4.495)
        pale.push(`${contrast.toFixed(2)} ${text.textContent.trim().slice(0, 30)} (${element.className})`)
    }
  }
  return [...new Set(pale)]

  /** The nearest opaque background, or null if a picture or a translucent one is nearer. */
  function backgroundOf(element: Element, screen: Element): ReadonlyArray<number> | null {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(box)
      const colour = colourOf(backgroundColor)
      if (backgroundImage !== 'none') return null
      if ((colour[3] ?? 1) === 1) return colour
      if ((colour[3] ?? 1) > 0) return null
      if (box === screen) return [255, 255, 255]
    }
    return null
  }

  function colourOf(text: string): ReadonlyArray<number> {
    return (text.match(/[\d.]+/g) ?? []).map(Number)
  }

  function contrastOf(one: ReadonlyArray<number>, other: ReadonlyArray<number>): number {
    const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a)
    return (lighter + 0.05) / (darker + 0.05)
  }

  function luminanceOf([red = 0, green = 0, blue = 0]: ReadonlyArray<number>): number {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
      const share = channel / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
}
