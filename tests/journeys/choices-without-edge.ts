/** In the page: checkboxes, radios and steppers of which neither the input nor its label has a visible edge. */
export function choicesWithoutEdge(): Array<string> {
  for (const details of document.querySelectorAll('details')) details.open = true
  const hasLine = ({ borderTopStyle, outlineStyle }: CSSStyleDeclaration) =>
    borderTopStyle !== 'none' || outlineStyle !== 'none'
  const isNative = (input: Element) => {
    const { appearance, opacity } = getComputedStyle(input)
    return appearance === 'auto' && opacity !== '0'
  }
  const stylesOf = (input: Element) => {
    const label = input.closest('label')
    const elements = [input, label ?? input, ...(label?.children ?? []), input.parentElement ?? input]
    return [...elements.map((part) => getComputedStyle(part)), getComputedStyle(label ?? input, '::before')]
  }
  return [...document.querySelectorAll('main input:is([type=radio], [type=checkbox], [inputmode=numeric])')]
    .filter((input) => input.checkVisibility() && !isNative(input) && !stylesOf(input).some(hasLine))
    .map((input) => `${input.getAttribute('name')} ${input.getAttribute('value')}`)
}
