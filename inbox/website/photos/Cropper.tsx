import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { type Crop, cropAtZoom, moveCrop, zoomOf } from './crop.ts'
import { Slider } from './PhotoParts.tsx'
import styles from './photos.module.css'

/** The canvas and, in its middle, the square that is kept, in pixels. */
const STAGE = { width: 640, height: 480 }
const SQUARE_PX = 384
const CORNER = { left: (STAGE.width - SQUARE_PX) / 2, top: (STAGE.height - SQUARE_PX) / 2 }
const DIMMED = 0.45
/** How far an arrow key moves the photo, as a share of the square. */
const STEP = 0.04
const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

type Props = { bitmap: ImageBitmap; crop: Crop; onCrop: (crop: Crop) => void }

/** Crops a photo to a square: dragging or arrow keys move the photo under it, a slider zooms. */
export function Cropper({ bitmap, crop, onCrop }: Props) {
  const hint = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => draw(canvas.current, bitmap, crop), [bitmap, crop])

  const lastPointer = useRef({ x: 0, y: 0 })
  function startDrag({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>): void {
    currentTarget.setPointerCapture(pointerId)
    lastPointer.current = { x: clientX, y: clientY }
  }
  function drag({ buttons, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): void {
    if (buttons === 0) return
    const photoPixelsPerCssPixel = (STAGE.width / currentTarget.clientWidth) * (crop.side / SQUARE_PX)
    const { x, y } = lastPointer.current
    lastPointer.current = { x: clientX, y: clientY }
    const [across, down] = [x - clientX, y - clientY]
    onCrop(moveCrop(crop, across * photoPixelsPerCssPixel, down * photoPixelsPerCssPixel, bitmap))
  }
  function handleKey(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    onCrop(moveCrop(crop, arrow[0] * crop.side, arrow[1] * crop.side, bitmap))
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
        onPointerDown={startDrag}
        onPointerMove={drag}
        onKeyDown={handleKey}
      >
        <canvas ref={canvas} {...STAGE} />
      </div>
      <p id={hint} className="muted small">
        Drag it, or use the arrow keys.
      </p>
      <Slider
        label="Zoom in"
        value={Math.round(zoomOf(crop, bitmap) * 100)}
        onChange={(percent) => onCrop(cropAtZoom(crop, percent / 100, bitmap))}
      />
    </div>
  )
}

/** The crop as the site shows it. */
export function CropPreview({ bitmap, crop, side }: Pick<Props, 'bitmap' | 'crop'> & { side: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const { left, top, side: cropSide } = crop
    canvas.current?.getContext('2d')?.drawImage(bitmap, left, top, cropSide, cropSide, 0, 0, side, side)
  }, [bitmap, crop, side])
  return <canvas ref={canvas} className={styles.face} width={side} height={side} />
}

/** Draws the whole photo dimmed, and the crop undimmed. */
function draw(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap, crop: Crop): void {
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return
  const scale = SQUARE_PX / crop.side
  const [left, top] = [CORNER.left - crop.left * scale, CORNER.top - crop.top * scale]
  context.clearRect(0, 0, STAGE.width, STAGE.height)
  context.globalAlpha = DIMMED
  context.drawImage(bitmap, left, top, bitmap.width * scale, bitmap.height * scale)
  context.globalAlpha = 1
  const { side } = crop
  context.drawImage(bitmap, crop.left, crop.top, side, side, CORNER.left, CORNER.top, SQUARE_PX, SQUARE_PX)
  context.strokeStyle = getComputedStyle(canvas).color
  context.lineWidth = 4
  context.strokeRect(CORNER.left, CORNER.top, SQUARE_PX, SQUARE_PX)
}
