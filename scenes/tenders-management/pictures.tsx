import { Ground } from '../frames/Ground.tsx'
import { GALLERY_SIZE, type ScenePicture } from '../scene-picture.ts'

export const pictures: ReadonlyArray<ScenePicture> = [
  { name: 'tenders-management-1', ...GALLERY_SIZE, scene: () => <Ground tint="dusk">hello</Ground> },
]
