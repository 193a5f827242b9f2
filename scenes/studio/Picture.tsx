import type { ScenePicture } from '../scene-picture.ts'

/** A scene in the size of its picture. */
export function Picture({ name, width, height, scene: Scene }: ScenePicture) {
  return (
    <figure className="scene" id={name} style={{ width, height }}>
      <Scene />
    </figure>
  )
}
