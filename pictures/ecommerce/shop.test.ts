import { expect, test } from 'vitest'
import { KIAAT } from '../../demos/shop-brand.ts'
import { KIAAT_SCENE } from './shop.ts'

test('the shop of the pictures bears the name of the demo that they lead to', () => {
  expect(KIAAT).toMatchObject({ name: KIAAT_SCENE.name, address: KIAAT_SCENE.address })
})
