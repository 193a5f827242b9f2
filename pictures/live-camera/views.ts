import type { View } from './camera/CameraPicture.tsx'
import type { CameraName } from './day.ts'
import { COUNTER } from './places/counter.ts'
import { GATE } from './places/gate.ts'
import { WORKSHOP } from './places/workshop.ts'
import { YARD } from './places/yard.ts'

/** What each camera saw at six minutes past two. */
export const VIEWS: Readonly<Record<CameraName, View>> = {
  Yard: YARD,
  Gate: GATE,
  Counter: COUNTER,
  Workshop: WORKSHOP,
}
