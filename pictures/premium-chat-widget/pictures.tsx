import '@fontsource-variable/lora'
import '@fontsource-variable/nunito'
import { GALLERY_SIZE, type ScenePicture } from '../scene-picture.ts'
import { AfterHours } from './AfterHours.tsx'
import { Card } from './Card.tsx'
import { OnTheSite } from './OnTheSite.tsx'
import { SavedAnswers } from './SavedAnswers.tsx'
import { SharedInbox } from './SharedInbox.tsx'
import { WeekAtAGlance } from './WeekAtAGlance.tsx'

export const pictures: ReadonlyArray<ScenePicture> = [
  { name: 'premium-chat-widget-1', ...GALLERY_SIZE, scene: OnTheSite },
  { name: 'premium-chat-widget-2', ...GALLERY_SIZE, scene: AfterHours },
  { name: 'premium-chat-widget-3', ...GALLERY_SIZE, scene: SharedInbox },
  { name: 'premium-chat-widget-4', ...GALLERY_SIZE, scene: SavedAnswers },
  { name: 'premium-chat-widget-5', ...GALLERY_SIZE, scene: WeekAtAGlance },
  { name: 'premium-chat-widget-card', ...GALLERY_SIZE, scene: Card },
]
