// One shop app, three example shops; the first is being set up.
import { SHOP } from './shop.ts'

export type Brand = { key: 'mama-joy' | 'corner' | 'sithole'; name: string }

/** From the one behind to the one in front. */
export const BRANDS: ReadonlyArray<Brand> = [
  { key: 'mama-joy', name: 'Mama Joy’s' },
  { key: 'corner', name: 'Corner 24' },
  { key: 'sithole', name: SHOP },
]
export const COLOURS = ['#1e6245', '#97261a', '#24406e', '#4a3c86', '#7a5200', '#a3562a', '#171a21']
export const SET_UP = {
  name: SHOP,
  address: 'sithole.example',
  colour: '#1e6245',
  day: 2,
  days: 7,
  next: 'load 50 products',
}
