import { readFile } from 'node:fs/promises'

/** @returns the last lines of `npm test` from a log that ends with them */
export async function testResult(logFile: string): Promise<{ counts: string; failures: Array<string> }> {
  const lines = (await readFile(logFile, 'utf8')).split('\n')
  const last = (pattern: RegExp) => lines.findLast((line) => pattern.test(line))
  const counts = [last(/^\d+ passed, \d+ failed$/) ?? 'it did not end', last(/^\d+ skipped$/)]
  return {
    counts: counts.filter(Boolean).join(', '),
    failures: lines.filter((line) => /^(FAILED: |FLAKY, )/.test(line)),
  }
}
