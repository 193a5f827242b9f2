import '@fontsource/ibm-plex-mono/500.css'
import '@fontsource/ibm-plex-mono/600.css'
import '@fontsource/ibm-plex-sans/500.css'
import '@fontsource/ibm-plex-sans/600.css'
import '@fontsource/ibm-plex-sans/700.css'
import { GALLERY_SIZE, type ScenePicture } from '../scene-picture.ts'
import { BidChecklist } from './BidChecklist.tsx'
import { Calendar } from './Calendar.tsx'
import { Card } from './Card.tsx'
import { ComplianceFolder } from './ComplianceFolder.tsx'
import { PricingSheet } from './PricingSheet.tsx'
import { TendersForYou } from './TendersForYou.tsx'
import { YearInReview } from './YearInReview.tsx'

export const pictures: ReadonlyArray<ScenePicture> = [
  { name: 'tenders-management-1', ...GALLERY_SIZE, scene: TendersForYou },
  { name: 'tenders-management-2', ...GALLERY_SIZE, scene: ComplianceFolder },
  { name: 'tenders-management-3', ...GALLERY_SIZE, scene: BidChecklist },
  { name: 'tenders-management-4', ...GALLERY_SIZE, scene: Calendar },
  { name: 'tenders-management-5', ...GALLERY_SIZE, scene: PricingSheet },
  { name: 'tenders-management-6', ...GALLERY_SIZE, scene: YearInReview },
  { name: 'tenders-management-card', ...GALLERY_SIZE, scene: Card },
]
