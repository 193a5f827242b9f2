import '@fontsource-variable/archivo'
import '@fontsource-variable/jetbrains-mono'
import '@fontsource-variable/lora'
import '@fontsource-variable/nunito'
import '@fontsource-variable/source-serif-4'
import type { ReactElement } from 'react'
import type { ScenePicture } from '../scene-picture.ts'
import { LoavesForSaturday } from './LoavesForSaturday.tsx'
import { type Layout, NARROW, WIDE } from './layout.ts'
import { OrderWithoutSignal } from './OrderWithoutSignal.tsx'
import { ThreeNames } from './ThreeNames.tsx'
import { TillOffline } from './TillOffline.tsx'

export const pictures: ReadonlyArray<ScenePicture> = [
  ...twoOf('service-web', OrderWithoutSignal),
  ...twoOf('service-ml', LoavesForSaturday),
  ...twoOf('service-desktop', TillOffline),
  ...twoOf('service-white-label', ThreeNames),
]

function twoOf(name: string, Scene: (layout: Layout) => ReactElement): Array<ScenePicture> {
  return [
    { name, ...WIDE, scene: () => <Scene /> },
    { name: `${name}-narrow`, ...NARROW, scene: () => <Scene narrow /> },
  ]
}
