/** In the page: words whose contrast with their background is below 1.5 (by the formula of WCAG 2.2). */
export function unreadableWords(): Array<string> {
  const MIN_CONTRAST = 1.5
  const channelsOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
  const linear = (channel: number) =>
    channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4
  const luminance = ([red = 0, green = 0, blue = 0]: Array<number>) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  const backgroundOf = (element: Element | null): Array<number> => {
    if (!element) return [255, 255, 255]
    const channels = channelsOf(getComputedStyle(element).backgroundColor)
    return channels[3] === undefined || channels[3] === 1 ? channels : backgroundOf(element.parentElement)
  }
  const isUnreadable = (element: Element) => {
    const [dark = 0, light = 0] = [backgroundOf(element), channelsOf(getComputedStyle(element).color)]
      .map(luminance)
      .sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05) < MIN_CONTRAST
  }
  const hasWords = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim())
  return [...document.querySelectorAll('main *:not(svg *, script, style)')]
    .filter((element) => hasWords(element) && element.checkVisibility() && isUnreadable(element))
    .map(({ textContent }) => textContent ?? '')
}
