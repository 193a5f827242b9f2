import '@fontsource-variable/archivo'
import '@fontsource-variable/source-serif-4'
import { GALLERY_SIZE, type ScenePicture } from '../scene-picture.ts'
import { AGoodAnswer } from './AGoodAnswer.tsx'
import { Card } from './Card.tsx'
import { NotSure } from './NotSure.tsx'
import { OnWhatsApp } from './OnWhatsApp.tsx'
import { TeachingIt } from './TeachingIt.tsx'
import { WhatPeopleAsk } from './WhatPeopleAsk.tsx'

export const pictures: ReadonlyArray<ScenePicture> = [
  { name: 'ai-chatbot-1', ...GALLERY_SIZE, scene: AGoodAnswer },
  { name: 'ai-chatbot-2', ...GALLERY_SIZE, scene: NotSure },
  { name: 'ai-chatbot-3', ...GALLERY_SIZE, scene: WhatPeopleAsk },
  { name: 'ai-chatbot-4', ...GALLERY_SIZE, scene: TeachingIt },
  { name: 'ai-chatbot-5', ...GALLERY_SIZE, scene: OnWhatsApp },
  { name: 'ai-chatbot-card', ...GALLERY_SIZE, scene: Card },
]
