import '@fontsource-variable/archivo'
import '@fontsource-variable/cormorant-garamond'
import '@fontsource-variable/jetbrains-mono'
import '@fontsource-variable/lora'
import { GALLERY_SIZE, type ScenePicture } from '../scene-picture.ts'
import { Card } from './Card.tsx'
import { FourCameras } from './FourCameras.tsx'
import { PublicView } from './PublicView.tsx'
import { SiteProgress } from './SiteProgress.tsx'
import { SlowLine } from './SlowLine.tsx'
import { WhoMayWatch } from './WhoMayWatch.tsx'

export const pictures: ReadonlyArray<ScenePicture> = [
  { name: 'live-camera-1', ...GALLERY_SIZE, scene: FourCameras },
  { name: 'live-camera-2', ...GALLERY_SIZE, scene: PublicView },
  { name: 'live-camera-3', ...GALLERY_SIZE, scene: SiteProgress },
  { name: 'live-camera-4', ...GALLERY_SIZE, scene: WhoMayWatch },
  { name: 'live-camera-5', ...GALLERY_SIZE, scene: SlowLine },
  { name: 'live-camera-card', ...GALLERY_SIZE, scene: Card },
]
