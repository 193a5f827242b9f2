import { expect, test } from 'vitest'
import { KIAAT } from '../../demos/shop-brand.ts'
import { own } from './brand.json'

test('the shop of the pictures bears the name of the demo that they lead to', () => {
  expect(KIAAT).toMatchObject({ name: own.name, address: own.address })
})
