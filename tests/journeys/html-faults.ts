import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Several checkboxes of one name are a list of what is ticked.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    // What comes from our own server is as safe as the page that asks for it.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
})

/** What is no valid HTML in a page, each with the element. */
export async function htmlFaults(html: string): Promise<Array<string>> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  )
}
