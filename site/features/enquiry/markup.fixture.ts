/** The tags of all controls in a form that send a value. */
export function controls(html: string): Array<string> {
  return html.match(/<(?:input|textarea)\b[^>]*>/g) ?? []
}

/** The attributes of a tag by name. React writes one without a value as `name=""`. */
export function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(tag.matchAll(/\s([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value]),
  )
}

/** The text of each label, in order, if it belongs to a control. */
export function labelsOf(html: string): Array<string> {
  return Array.from(html.matchAll(/<label\b([^>]*)>([\s\S]*?)<\/label>/g))
    .filter(([, attributes = '', inside = '']) => belongs(html, attributes, inside))
    .map(([, , inside = '']) => inside.replace(/<[^>]*>/g, ''))
}

function belongs(html: string, attributes: string, inside: string): boolean {
  const target = /for="([^"]*)"/.exec(attributes)?.[1]
  return target
    ? controls(html).some((control) => attributesOf(control).id === target)
    : /<input/.test(inside)
}
