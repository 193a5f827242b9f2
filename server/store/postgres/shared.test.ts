import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startStoreProcess } from '../testing/start-store-process.ts'
import { blankPostgresUrl, describePostgres } from '../testing/test-postgres.ts'

const outputsOf = (task: string, url: string, numbers: ReadonlyArray<number>) =>
  Promise.all(numbers.map((number) => text(startStoreProcess(task, url, number).stdout)))

describePostgres('processes that share one database', () => {
  test('start simultaneously on an empty one, and store one enquiry once', async () => {
    const outputs = await outputsOf('add-once', await blankPostgresUrl(), [1, 2, 3])
    expect(outputs.toSorted()).toEqual(['repeated\n', 'repeated\n', 'stored\n'])
  })

  test('together store ten enquiries of one e-mail address, not ten each', async () => {
    const outputs = await outputsOf('add-limited', await blankPostgresUrl(), [0, 1_000])
    const outcomes = outputs.flatMap((line) => line.trim().split(' '))
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(10)
    expect(outcomes.filter((outcome) => outcome === 'too-many')).toHaveLength(30)
  })
})
