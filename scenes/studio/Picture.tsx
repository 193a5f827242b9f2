import type { ScenePicture } from '../scene-picture.ts'

/** A scene in the size of its picture. */
export function Picture({ name, width, height, window, scene: Scene }: ScenePicture) {
  return (
    <figure className="scene" id={name} data-window={window} style={{ width, height }}>
      <Scene />
    </figure>
  )
}
