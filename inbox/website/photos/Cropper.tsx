import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { Labelled } from '../../../ui/Field.tsx'
import { atCloseness, type Crop, closenessOf, moved } from './crop.ts'
import styles from './photos.module.css'

/** Pixels of the canvas, and of the square in its middle that is kept. */
const STAGE = { width: 640, height: 480 }
const WINDOW = 384
const CORNER = { left: (STAGE.width - WINDOW) / 2, top: (STAGE.height - WINDOW) / 2 }
const DIMMED = 0.45
/** How far an arrow key goes, as a share of the square. */
const STEP = 0.04
const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

type Props = { bitmap: ImageBitmap; crop: Crop; onCrop: (crop: Crop) => void }

/** Moves a photo under the square that is kept of it, by dragging or by arrow keys, and brings it closer. */
export function Cropper({ bitmap, crop, onCrop }: Props) {
  const hint = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => draw(canvas.current, bitmap, crop), [bitmap, crop])

  const last = useRef({ x: 0, y: 0 })
  function grasp({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>): void {
    currentTarget.setPointerCapture(pointerId)
    last.current = { x: clientX, y: clientY }
  }
  function drag({ buttons, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): void {
    if (buttons === 0) return
    const pixels = (STAGE.width / currentTarget.clientWidth) * (crop.side / WINDOW)
    const { x, y } = last.current
    last.current = { x: clientX, y: clientY }
    onCrop(moved(crop, (x - clientX) * pixels, (y - clientY) * pixels, bitmap))
  }
  function press(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    onCrop(moved(crop, arrow[0] * crop.side, arrow[1] * crop.side, bitmap))
  }
  return (
    <div className="stack gap-2">
      <div
        role="application"
        aria-label="The part of the photo that is shown"
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the focus, and arrow keys move the photo
        tabIndex={0}
        className={styles.stage}
        onPointerDown={grasp}
        onPointerMove={drag}
        onKeyDown={press}
      >
        <canvas ref={canvas} {...STAGE} />
      </div>
      <p id={hint} className="muted small">
        Drag it, or use the arrow keys.
      </p>
      <Labelled label="Zoom in">
        {({ className: _box, ...control }) => (
          <input
            {...control}
            type="range"
            min={0}
            max={100}
            value={Math.round(closenessOf(crop, bitmap) * 100)}
            onChange={({ target }) => onCrop(atCloseness(crop, Number(target.value) / 100, bitmap))}
          />
        )}
      </Labelled>
    </div>
  )
}

/** The square as it is shown on the site. */
export function CropPreview({ bitmap, crop, side }: Pick<Props, 'bitmap' | 'crop'> & { side: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const { left, top, side: from } = crop
    canvas.current?.getContext('2d')?.drawImage(bitmap, left, top, from, from, 0, 0, side, side)
  }, [bitmap, crop, side])
  return <canvas ref={canvas} className={styles.face} width={side} height={side} />
}

/** The whole photo dimmed, and in its own light what is kept. */
function draw(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap, crop: Crop): void {
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return
  const scale = WINDOW / crop.side
  const [left, top] = [CORNER.left - crop.left * scale, CORNER.top - crop.top * scale]
  context.clearRect(0, 0, STAGE.width, STAGE.height)
  context.globalAlpha = DIMMED
  context.drawImage(bitmap, left, top, bitmap.width * scale, bitmap.height * scale)
  context.globalAlpha = 1
  const { side } = crop
  context.drawImage(bitmap, crop.left, crop.top, side, side, CORNER.left, CORNER.top, WINDOW, WINDOW)
  context.strokeStyle = getComputedStyle(canvas).color
  context.lineWidth = 4
  context.strokeRect(CORNER.left, CORNER.top, WINDOW, WINDOW)
}
