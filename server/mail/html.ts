import { escapeHtml } from '../escape-html.ts'

/** Safe markup, which only `html` creates. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

/** A template tag that escapes interpolated texts, but not {@link Html}. */
export function html(
  markup: TemplateStringsArray,
  ...values: ReadonlyArray<string | Html | ReadonlyArray<Html>>
): Html {
  return new Html(String.raw({ raw: markup }, ...values.map(markupOf)))
}

function markupOf(value: string | Html | ReadonlyArray<Html>): string {
  if (typeof value === 'string') return escapeHtml(value)
  return value instanceof Html ? value.markup : value.map(({ markup }) => markup).join('')
}
