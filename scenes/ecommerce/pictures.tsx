import { GALLERY_SIZE, type ScenePicture } from '../scene-picture.ts'
import { Card } from './Card.tsx'
import { Checkout } from './Checkout.tsx'
import { EditingProduct } from './EditingProduct.tsx'
import { MonthInNumbers } from './MonthInNumbers.tsx'
import { BEHIND, BEHIND_NARROW, OrdersBehind } from './OrdersBehind.tsx'
import { OrdersToday } from './OrdersToday.tsx'
import { PayOnPhone } from './PayOnPhone.tsx'
import { ProductPage } from './ProductPage.tsx'
import { ShopOnPhone } from './ShopOnPhone.tsx'

/** The gallery, the card, and what opens the solution's page: see heroes/pictures.tsx for those of the others. */
export const pictures: ReadonlyArray<ScenePicture> = [
  { name: 'ecommerce-1', ...GALLERY_SIZE, window: 'phone', scene: () => <ShopOnPhone /> },
  { name: 'ecommerce-2', ...GALLERY_SIZE, scene: () => <ProductPage /> },
  { name: 'ecommerce-3', ...GALLERY_SIZE, scene: () => <Checkout /> },
  { name: 'ecommerce-4', ...GALLERY_SIZE, scene: () => <OrdersToday /> },
  { name: 'ecommerce-5', ...GALLERY_SIZE, scene: () => <EditingProduct /> },
  { name: 'ecommerce-6', ...GALLERY_SIZE, scene: () => <MonthInNumbers /> },
  { name: 'ecommerce-card', ...GALLERY_SIZE, scene: () => <Card /> },
  { name: 'ecommerce-hero-front', width: 520, height: 880, window: 'phone', scene: () => <PayOnPhone /> },
  { name: 'ecommerce-hero-behind', ...BEHIND, scene: () => <OrdersBehind /> },
  { name: 'ecommerce-hero-behind-narrow', ...BEHIND_NARROW, scene: () => <OrdersBehind isNarrow /> },
]
