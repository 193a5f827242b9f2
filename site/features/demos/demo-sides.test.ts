import { expect, test } from 'vitest'
import type { Solution } from '../../../domain/content/solution.ts'
import { content } from '../../content.ts'
import { minutesOf, picturesOf, solutionOfDemo } from './demo-sides.ts'

const words = { title: 'Shop', description: 'A shop.', caption: 'Open.' }
const gallery: Solution['gallery'] = [
  { ...words, side: 'front', time: '14:58' },
  { ...words, side: 'front', time: '15:02' },
  { ...words, side: 'behind', time: '15:03' },
  { ...words, side: 'behind', time: '15:09' },
]

test('the shop lasts from its first picture to its last', () => {
  expect(minutesOf('store', gallery)).toBe('Four minutes in front of the counter')
})

test('the dashboard shows the order so long after the last picture in front', () => {
  expect(minutesOf('admin', gallery)).toBe('One minute later, behind the counter')
})

test('without times nothing is said of minutes', () => {
  expect(minutesOf('store', [...gallery, { ...words, side: 'behind' }])).toBeNull()
})

test('each demo takes the pictures of its side, named by their place in the gallery', () => {
  const shop = { url: 'shop', gallery }
  expect(picturesOf('store', shop).map(({ name }) => name)).toEqual(['shop-1', 'shop-2'])
  expect(picturesOf('admin', shop).map(({ name }) => name)).toEqual(['shop-3', 'shop-4'])
})

test('a demo belongs to the solution that shows a picture of it', () => {
  expect(solutionOfDemo('store', content.solutions).url).toBe('ecommerce')
  expect(() => solutionOfDemo('admin', content.solutions.slice(1))).toThrow('has the demo "admin"')
})
