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
