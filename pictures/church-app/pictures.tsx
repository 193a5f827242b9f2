import '@fontsource-variable/rubik'
import '@fontsource-variable/source-serif-4/opsz.css'
import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { GALLERY_SIZE, type ScenePicture } from '../scene-picture.ts'
import { Card } from './Card.tsx'
import { Events } from './Events.tsx'
import { Give } from './Give.tsx'
import { Groups } from './Groups.tsx'
import { Listen } from './Listen.tsx'
import { Office } from './Office.tsx'
import { Sunday } from './Sunday.tsx'

function OfficeInFrame() {
  return (
    <Ground tint="fynbos">
      <Frame kind="window" left={44} top={48} width={1112} height={804}>
        <Office />
      </Frame>
    </Ground>
  )
}

export const pictures: ReadonlyArray<ScenePicture> = [
  { name: 'church-app-1', ...GALLERY_SIZE, scene: Sunday },
  { name: 'church-app-2', ...GALLERY_SIZE, scene: Listen },
  { name: 'church-app-3', ...GALLERY_SIZE, scene: Give },
  { name: 'church-app-4', ...GALLERY_SIZE, scene: Events },
  { name: 'church-app-5', ...GALLERY_SIZE, scene: OfficeInFrame },
  { name: 'church-app-6', ...GALLERY_SIZE, scene: Groups },
  { name: 'church-app-card', ...GALLERY_SIZE, scene: Card },
]
