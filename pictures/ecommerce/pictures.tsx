import { GALLERY_SIZE, type ScenePicture, SOCIAL_CARD } from '../scene-picture.ts'
import { SolutionCard } from '../social/below.tsx'
import { words } from '../social/words.ts'
import { Card } from './Card.tsx'
import { Checkout } from './Checkout.tsx'
import { EditingProduct } from './EditingProduct.tsx'
import { MonthInNumbers } from './MonthInNumbers.tsx'
import { BEHIND, BEHIND_NARROW, OrdersBehind } from './OrdersBehind.tsx'
import { OrdersToday } from './OrdersToday.tsx'
import { PayOnPhone } from './PayOnPhone.tsx'
import { ProductPage } from './ProductPage.tsx'
import { ShopOnPhone } from './ShopOnPhone.tsx'

const CARD: ScenePicture = { name: 'ecommerce-card', ...GALLERY_SIZE, scene: () => <Card /> }

/** The gallery, the card, its card for messengers, and what opens the solution's page: see heroes/pictures.tsx for those of the others. */
export const pictures: ReadonlyArray<ScenePicture> = [
  { name: 'ecommerce-1', ...GALLERY_SIZE, window: 'phone', scene: () => <ShopOnPhone /> },
  { name: 'ecommerce-2', ...GALLERY_SIZE, scene: () => <ProductPage /> },
  { name: 'ecommerce-3', ...GALLERY_SIZE, scene: () => <Checkout /> },
  { name: 'ecommerce-4', ...GALLERY_SIZE, scene: () => <OrdersToday /> },
  { name: 'ecommerce-5', ...GALLERY_SIZE, scene: () => <EditingProduct /> },
  { name: 'ecommerce-6', ...GALLERY_SIZE, scene: () => <MonthInNumbers /> },
  CARD,
  { name: 'ecommerce-hero-front', width: 520, height: 880, window: 'phone', scene: () => <PayOnPhone /> },
  { name: 'ecommerce-hero-behind', ...BEHIND, scene: () => <OrdersBehind /> },
  { name: 'ecommerce-hero-behind-narrow', ...BEHIND_NARROW, scene: () => <OrdersBehind isNarrow /> },
  ...words.solutions
    .filter(({ slug }) => slug === 'ecommerce')
    .map((solution) => ({
      name: solution.slug,
      ...SOCIAL_CARD,
      scene: () => <SolutionCard solution={solution} picture={CARD} />,
    })),
]
