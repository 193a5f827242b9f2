import type { ScenePicture } from '../scene-picture.ts'

/** A scene in the size of its picture. */
export function Picture({ name, width, height, window, isSocialCard, scene: Scene }: ScenePicture) {
  return (
    <figure
      className="scene"
      id={name}
      data-window={window}
      data-social={isSocialCard}
      style={{ width, height }}
    >
      <Scene />
    </figure>
  )
}
