/** Markup whose texts are escaped: only `html` makes it. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

/** Markup with texts in it, each of which is escaped, and further markup, which is not. */
export function html(
  markup: TemplateStringsArray,
  ...values: ReadonlyArray<string | Html | ReadonlyArray<Html>>
): Html {
  return new Html(String.raw({ raw: markup }, ...values.map(markupOf)))
}

function markupOf(value: string | Html | ReadonlyArray<Html>): string {
  if (typeof value === 'string') return escaped(value)
  return value instanceof Html ? value.markup : value.map(({ markup }) => markup).join('')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
