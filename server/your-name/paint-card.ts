import satori from 'satori'
import sharp from 'sharp'
import type { Card } from './card.ts'
import { CARD_SIZE, drawCard } from './draw-card.ts'
import { FACES } from './faces.ts'

/** Some 60 KB. mozjpeg would take 10 KB off, and five times as long. */
const JPEG = { quality: 80, progressive: true, optimiseCoding: true }

// One card at a time, and no two are alike: threads and a memory of its own would only take memory.
sharp.concurrency(1)
sharp.cache(false)

/** Draws a card as JPEG: satori lays it out and writes its letters as outlines, sharp paints those. */
export async function paintCard(card: Card): Promise<Buffer> {
  const svg = await satori(drawCard(card), { ...CARD_SIZE, fonts: FACES })
  return sharp(Buffer.from(svg)).jpeg(JPEG).toBuffer()
}
