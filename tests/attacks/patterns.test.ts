import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { analyse } from 'scslre'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Regular expressions that backtrack, but only over a few characters. */
const SHORT_TEXTS_ONLY = new Map([
  ['domain/wording.ts', ['/\\B(?=(\\d{3})+$)/g']], // the digits of a number: 16 at most
])

test('no regular expression of the server backtracks', async () => {
  const files = await Array.fromAsync(glob('{domain,server}/**/*.ts', { exclude: isExcluded }))
  expect(files.length).toBeGreaterThan(150)
  const slow = files.map((file) => [file, patternsOf(file).filter(isSlow)] as const)
  expect(new Map(slow.filter(([, patterns]) => patterns.length > 0))).toEqual(SHORT_TEXTS_ONLY)
})

test.each(['/\\/+$/', '/\\d+ million/', '/[a-z-]{2,}\\.com/i', '/^(a+)+$/'])(
  '%s is found to be slow',
  (pattern) => {
    expect(isSlow(pattern)).toBe(true)
  },
)

function isExcluded(path: string): boolean {
  return path.includes('node_modules') || /\.test\.ts$/.test(path)
}

function patternsOf(file: string): Array<string> {
  const patterns: Array<string> = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) patterns.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  return patterns
}

/** @param pattern as in the source, with its flags */
function isSlow(pattern: string): boolean {
  const end = pattern.lastIndexOf('/')
  return analyse({ source: pattern.slice(1, end), flags: pattern.slice(end + 1) }).reports.length > 0
}
