import { isUnsupported } from './support.ts'

const TAG = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g

/** Names the elements, attributes and media queries in attributes that a minimum browser lacks. */
export function unsupportedInMarkup(html: string): Array<string> {
  const unsupported = new Set<string>()
  const text = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  for (const [, element = '', attributes = ''] of text.matchAll(TAG)) {
    if (isUnsupported(`html.elements.${element}`)) unsupported.add(`<${element}>`)
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE))
      for (const feature of unsupportedAttribute(element, name, value)) unsupported.add(feature)
  }
  return [...unsupported]
}

function unsupportedAttribute(element: string, name: string, value: string): Array<string> {
  if ((name === 'media' || name === 'sizes') && /&[lg]t;|[<>]/.test(value)) return [`${name} with <`]
  return [`html.elements.${element}.${name}`, `html.global_attributes.${name}`].some(isUnsupported)
    ? [name]
    : []
}
