import { expect, test } from 'vitest'
import { productOf } from '../products.ts'
import { picture } from './picture.ts'

const MARKUP = '"><script>alert(1)</script>'
/** What an office may type of a product, or a hand write into this browser. */
const WORDS = ['name', 'slug', 'family', 'form', 'material', 'pattern'] as const

test('nothing that is written of a product stands in its picture, which is put into the page as it is', () => {
  for (let number = 1; number <= 120; number += 1)
    for (const word of WORDS) {
      const product = productOf(number)
      const hostile = product && { ...product, [word]: MARKUP, colours: [MARKUP, ...product.colours] }
      if (hostile)
        expect(picture(hostile, { colour: MARKUP }), `${word} of ${number}`).not.toMatch(/script|alert/)
    }
})
