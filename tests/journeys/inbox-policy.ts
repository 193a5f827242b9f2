import type { Page } from '@playwright/test'

/** What the policy of a page refuses from now on, also what a script catches, such as a try of eval. */
export async function noteViolations(page: Page): Promise<Array<string>> {
  const violations: Array<string> = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  // What a script catches is told by no message.
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation))
  await page.addInitScript(`document.addEventListener('securitypolicyviolation', (event) =>
    noteViolation(event.violatedDirective + ' ' + event.blockedURI))`)
  return violations
}
