import { expect, test } from 'vitest'
import studies from '../../content/case-studies.json' with { type: 'json' }
import { contentFaults } from './content.ts'

const [study, ...others] = studies
const faultsWith = (changes: object) =>
  contentFaults('case-studies', [{ ...study, ...changes }, ...others]).map(({ path, message }) => [
    path.join('.'),
    message,
  ])
const photo = { file: 'table.webp', alt: 'A table', focus: { x: 40, y: 100 }, agreed: true }

test.each([
  [{}, []],
  [{ client: 'Karoo Tables', clientAgreed: true }, []],
  [{ client: 'Karoo Tables' }, [['0.client', 'Begins with “Example project:” until it is a real client.']]],
  [{ clientAgreed: true }, [['0.client', 'This is a real client: take “Example project:” away.']]],
])('a case study is called an example until a real client agreed in writing: %j', (changes, faults) => {
  expect(faultsWith(changes)).toEqual(faults)
})

test('a photo needs the agreement of everybody in it', () => {
  expect(faultsWith({ photo })).toEqual([])
  expect(faultsWith({ photo: { ...photo, agreed: undefined } })).toEqual([
    ['0.photo.agreed', 'Ask everybody in the photo, and tick that they have agreed.'],
  ])
})
