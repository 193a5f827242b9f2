import type { Page } from '@playwright/test'

/** Records policy violations of a page from now on, including those that a script catches, such as an attempt of eval. */
export async function recordViolations(page: Page): Promise<Array<string>> {
  const violations: Array<string> = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  // A caught violation is not logged to the console.
  await page.exposeFunction('recordViolation', (violation: string) => violations.push(violation))
  await page.addInitScript(`document.addEventListener('securitypolicyviolation', (event) =>
    recordViolation(event.violatedDirective + ' ' + event.blockedURI))`)
  return violations
}
