import '@fontsource-variable/archivo'
import '@fontsource-variable/lora'
import '@fontsource-variable/rubik'
import '@fontsource-variable/source-serif-4'
import type { ReactElement } from 'react'
import type { ScenePicture } from '../scene-picture.ts'
import { AdviserBooking } from './AdviserBooking.tsx'
import { FurniturePage } from './FurniturePage.tsx'
import { type Layout, NARROW, WIDE } from './layout.ts'
import { PlumberSite } from './PlumberSite.tsx'
import { SearchResults } from './SearchResults.tsx'

export const pictures: ReadonlyArray<ScenePicture> = [
  ...twoOf('work-plumber', PlumberSite),
  ...twoOf('work-furniture', FurniturePage),
  ...twoOf('work-adviser', AdviserBooking),
  ...twoOf('work-search', SearchResults),
]

function twoOf(name: string, Scene: (layout: Layout) => ReactElement): Array<ScenePicture> {
  return [
    { name: `${name}-wide`, ...WIDE, scene: () => <Scene /> },
    { name: `${name}-narrow`, ...NARROW, scene: () => <Scene narrow /> },
  ]
}
