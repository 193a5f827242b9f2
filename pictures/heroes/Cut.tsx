import type { ReactNode } from 'react'
import { GALLERY_SIZE, type ScenePicture } from '../scene-picture.ts'
import styles from './heroes.module.css'

/** A rectangle of a gallery's picture, in its pixels. */
export type Box = { left: number; top: number; width: number; height: number }

type Props = {
  box: Box
  /** Without what lies over the first thing on the ground. */
  alone?: boolean
  children: ReactNode
}

/** A window on a scene: only what lies in the box is seen. */
export function Cut({ box: { left, top, width, height }, alone = false, children }: Props) {
  return (
    <div style={{ position: 'relative', overflow: 'hidden', width, height }}>
      <div
        className={alone ? styles.alone : ''}
        style={{ position: 'absolute', left: -left, top: -top, ...GALLERY_SIZE }}
      >
        {children}
      </div>
    </div>
  )
}

/** @throws {Error} if the product has no picture of that name */
export function sceneOf(name: string, pictures: ReadonlyArray<ScenePicture>): ScenePicture['scene'] {
  const picture = pictures.find((each) => each.name === name)
  if (!picture) throw new Error(`No scene ${name} to cut a hero out of`)
  return picture.scene
}
