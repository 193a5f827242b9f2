import type { Page } from '@playwright/test'

/** Operable elements, except chosen ones, sliders (drawn by the browser) and the honeypot. */
const OPERABLE =
  ':is(a[href], button:not(:disabled, [aria-selected=true], [aria-pressed=true]), summary, select, textarea, input:not([type=hidden], [type=range], :disabled, :checked), label:has(input:not(:disabled, :checked))):not([aria-hidden=true] *)'

/** Operable elements that do not change under a pointer. */
export async function withoutHoverEffect(page: Page): Promise<Array<string>> {
  const before = await page.evaluate(appearances, OPERABLE)
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: OPERABLE })
  await Promise.all(
    nodeIds.map((nodeId) => client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] })),
  )
  const after = await page.evaluate(appearances, OPERABLE)
  await client.detach()
  return before
    .filter(({ look }, index) => look !== '' && look === after[index]?.look)
    .map(({ name }) => name)
}

/** In the page: the appearance of each operable element with its content and state; empty if it is not visible. */
function appearances(selector: string): Array<{ name: string; look: string }> {
  const lookOf = (element: Element) => {
    const { textDecorationLine: line, ...style } = getComputedStyle(element)
    const decoration =
      line === 'none' ? '' : `${line} ${style.textDecorationThickness} ${style.textDecorationColor}`
    return [
      decoration,
      style.backgroundColor,
      style.color,
      style.boxShadow,
      style.borderTopColor,
      style.outlineColor,
      style.outlineWidth,
      style.transform,
      style.translate,
      style.scale,
      style.filter,
      style.opacity,
      style.fill,
      style.stroke,
      style.strokeWidth,
      style.paddingBottom,
    ].join('|')
  }
  return [...document.querySelectorAll(selector)].map((element) => {
    const target = element.closest('label') ?? element
    const beside = element.nextElementSibling
    const styles = [
      target,
      ...target.querySelectorAll('*'),
      ...(beside ? [beside, ...beside.querySelectorAll('*')] : []),
    ]
    const isVisible =
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden')
    return {
      name: `${element.tagName} ${element.outerHTML.slice(0, 120)}`,
      look: isVisible ? styles.map(lookOf).join('\n') : '',
    }
  })
}
