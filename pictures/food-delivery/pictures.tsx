import '@fontsource-variable/archivo/wdth.css'
import { GALLERY_SIZE, type ScenePicture } from '../scene-picture.ts'
import { Card } from './Card.tsx'
import { CashUp } from './CashUp.tsx'
import { ChoosingExtras } from './ChoosingExtras.tsx'
import { CustomerHome } from './CustomerHome.tsx'
import { KitchenScreen } from './KitchenScreen.tsx'
import { RidersRun } from './RidersRun.tsx'
import { Tracking } from './Tracking.tsx'

export const pictures: ReadonlyArray<ScenePicture> = [
  { name: 'food-delivery-1', ...GALLERY_SIZE, scene: CustomerHome },
  { name: 'food-delivery-2', ...GALLERY_SIZE, scene: ChoosingExtras },
  { name: 'food-delivery-3', ...GALLERY_SIZE, scene: Tracking },
  { name: 'food-delivery-4', ...GALLERY_SIZE, scene: RidersRun },
  { name: 'food-delivery-5', ...GALLERY_SIZE, scene: KitchenScreen },
  { name: 'food-delivery-6', ...GALLERY_SIZE, scene: CashUp },
  { name: 'food-delivery-card', ...GALLERY_SIZE, scene: Card },
]
