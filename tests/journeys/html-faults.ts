import { type DOMReadyEvent, HtmlValidate, Rule } from 'html-validate'

/**
 * Two faults that the W3C's Nu checker reports and html-validate does not: a heading within a drawing, and an article without
 * a heading. The Nu checker itself would need 200 MB of Java.
 */
class HeadingPlaces extends Rule {
  setup(): void {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const heading of document.querySelectorAll(HEADINGS))
        if (heading.closest('[role="img"]')) this.report({ node: heading, message: 'A heading in a drawing' })
      for (const article of document.querySelectorAll('article'))
        if (!article.querySelector(HEADINGS))
          this.report({ node: article, message: 'An article without a heading' })
    })
  }
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  plugins: [{ name: 'of-this-site', rules: { 'heading-places': HeadingPlaces } }],
  rules: {
    'heading-places': 'error',
    // Several checkboxes with one name form a list.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    // Files of our own server are as trustworthy as the page that requests them.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
})

/** Invalid HTML in a page, each fault with its element. */
export async function htmlFaults(html: string): Promise<Array<string>> {
  const { results } = await validator.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId, selector }) => ruleId !== 'form-dup-name' || !isButton(selector))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`)
}

/** Buttons may share a name, because only the pressed one is sent. */
function isButton(selector: string | null): boolean {
  return /> button[^>]*$/.test(selector ?? '')
}
