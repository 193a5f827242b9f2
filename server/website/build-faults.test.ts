import { expect, test } from 'vitest'
import { buildFaults } from './build-faults.ts'

test('the faults of a failed build have the part and field of its message, and never its log', () => {
  const files = { faqs: { more: [{ id: 'loan', title: '' }] } }
  const faultsOf = (...lines: Array<string>) => buildFaults(lines.join('\n'), files)
  expect(
    faultsOf('[build] content/faqs.json is not right:', '  more.0.title: must not be empty', '  at x'),
  ).toEqual([{ part: 'faqs', field: 'more.loan.title', sentence: 'must not be empty' }])
  expect(faultsOf('Error: content/company.json: "12345": This number has five digits')).toEqual([
    { part: 'company', sentence: 'This number has five digits' },
  ])
  expect(faultsOf('11:02:03 [build] \u001b[31mKilled\u001b[39m', '    at file:///srv/build.mjs:1')).toEqual([
    { sentence: expect.stringMatching(/^The pages could not be built\. [^[]*$/) },
  ])
})
