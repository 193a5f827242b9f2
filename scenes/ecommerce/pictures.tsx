import '@fontsource-variable/archivo'
import '@fontsource-variable/fraunces'
import { GALLERY_SIZE, type ScenePicture } from '../scene-picture.ts'
import { Card } from './Card.tsx'
import { Checkout } from './Checkout.tsx'
import { EditingProduct } from './EditingProduct.tsx'
import { MonthInNumbers } from './MonthInNumbers.tsx'
import { OrdersToday } from './OrdersToday.tsx'
import { ProductPage } from './ProductPage.tsx'
import { ShopOnPhone } from './ShopOnPhone.tsx'

export const pictures: ReadonlyArray<ScenePicture> = [
  { name: 'ecommerce-1', ...GALLERY_SIZE, scene: ShopOnPhone },
  { name: 'ecommerce-2', ...GALLERY_SIZE, scene: ProductPage },
  { name: 'ecommerce-3', ...GALLERY_SIZE, scene: Checkout },
  { name: 'ecommerce-4', ...GALLERY_SIZE, scene: OrdersToday },
  { name: 'ecommerce-5', ...GALLERY_SIZE, scene: EditingProduct },
  { name: 'ecommerce-6', ...GALLERY_SIZE, scene: MonthInNumbers },
  { name: 'ecommerce-card', ...GALLERY_SIZE, scene: Card },
]
