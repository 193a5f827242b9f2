import { flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import satori from 'satori'
import sharp from 'sharp'
import { type Palette, paletteOf } from '../../domain/brand/palette.ts'
import { phasePath } from '../../ui/moon.ts'
import type { Card } from './card.ts'
import { BODY, canDraw, DISPLAY, FACES, fitName } from './fit-name.ts'

/** About 60 KB. mozjpeg would save 10 KB and take five times as long. */
const JPEG = { quality: 80, progressive: true, optimiseCoding: true }

// Written now, because a killed server would not write its compile cache; without it, the next thread loads 7 MB to strip types.
flushCompileCache()

// Cards are drawn one at a time and differ, so sharp's threads and cache would only use memory.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Draws a card as JPEG: satori lays it out with text as outlines, sharp paints it with the product's picture.
 *
 * @throws {Error} if the product has no picture
 */
export async function paintCard(card: Card): Promise<Buffer> {
  const svg = await satori(drawCard(card), { ...CARD_SIZE, fonts: FACES })
  const { left, top } = PICTURE
  const picture = { input: await productPicture(card.product), left, top }
  return sharp(Buffer.from(svg)).composite([picture]).jpeg(JPEG).toBuffer()
}

/** The product's picture of the site, scaled to {@link PICTURE} with round corners, as PNG. */
function productPicture(product: string): Promise<Buffer> {
  const { width, height, radius } = PICTURE
  const corners = `<svg><rect width="${width}" height="${height}" rx="${radius}"/></svg>`
  return sharp(fileURLToPath(new URL(`../../site/images/${product}-card-800.webp`, import.meta.url)))
    .resize(width, height)
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png({ compressionLevel: 0 })
    .toBuffer()
}

const CARD_SIZE = { width: 1200, height: 630 }
const LEFT = 64
const WORDS_WIDTH = 612
const NAME_SIZES = [94, 86, 78, 68, 60, 52, 46, 40] as const
/** Diameter of the disc behind the picture, a moon in the visitor's colour. */
const DISC = 620
const PICTURE = { left: 684, top: 120, width: 480, height: 360, radius: 22 }
const EDGE = 8

/** The part of a React element that satori reads. */
type Element = Readonly<{ type: string; props: Readonly<Record<string, unknown>>; key: null }>
type Style = Readonly<Record<string, string | number>>
type Child = Element | string

/** A box with other boxes, by default side by side, or with a text, which is never parsed as markup. */
function box(style: Style, ...children: ReadonlyArray<Child>): Element {
  return element('div', { style: { display: 'flex', ...style }, children: [...children] })
}

/** A drawing of paths, each with its colour. */
function drawing(
  [width, height]: readonly [number, number],
  viewBox: string,
  ...shapes: ReadonlyArray<{ d: string; fill: string }>
): Element {
  const children = shapes.map((shape) => element('path', shape))
  return element('svg', { width, height, viewBox, children })
}

/** Boxes stacked vertically. */
function column(style: Style, ...children: ReadonlyArray<Child>): Element {
  return box({ flexDirection: 'column', ...style }, ...children)
}

function element(type: string, props: Readonly<Record<string, unknown>>): Element {
  return { type, props, key: null }
}

/** The layout of a card: text on the left, the product's picture in front of a coloured disc on the right. */
function drawCard(card: Card): Element {
  const { visitor } = card
  const palette = paletteOf(card.colour)
  const hasVisitorName = visitor !== null && canDraw(visitor.name + visitor.initial)
  const shownName = hasVisitorName ? visitor : card.own
  return box(
    {
      ...CARD_SIZE,
      position: 'relative',
      backgroundColor: palette.tint,
      color: palette.ink,
      fontFamily: BODY,
    },
    box({
      position: 'absolute',
      left: 664,
      top: 150,
      width: DISC,
      height: DISC,
      borderRadius: DISC,
      backgroundColor: palette.solid,
    }),
    box({
      position: 'absolute',
      left: PICTURE.left - EDGE,
      top: PICTURE.top - EDGE,
      width: PICTURE.width + 2 * EDGE,
      height: PICTURE.height + 2 * EDGE,
      borderRadius: PICTURE.radius + EDGE,
      backgroundColor: '#12161f',
    }),
    column(
      { position: 'absolute', left: LEFT, top: 52, width: WORDS_WIDTH, height: 526 },
      brandLine(card, palette),
      nameLines(shownName.name),
      ...offer(card),
      ...(hasVisitorName ? [madeByVisitor(palette)] : []),
    ),
  )
}

function brandLine({ tradingName, accent }: Card, palette: Palette): Element {
  const moon = drawing(
    [44, 44],
    '-12 -12 24 24',
    { d: phasePath(1, 11), fill: palette.night },
    { d: phasePath(0.62, 11), fill: accent },
  )
  return box({ alignItems: 'center' }, moon, box({ marginLeft: 14, fontSize: 30 }, tradingName))
}

function nameLines(name: string): Element {
  const { size, lines } = fitName(name, WORDS_WIDTH, NAME_SIZES)
  return column(
    { marginTop: 'auto', fontFamily: DISPLAY, fontSize: size, lineHeight: 1.08 },
    ...lines.map((line) => box({ whiteSpace: 'nowrap' }, line)),
  )
}

function offer({ title, total, instalments, vat }: Card): Array<Element> {
  return [
    box({ marginTop: 20, fontSize: 32 }, title),
    box(
      { marginTop: 22, alignItems: 'baseline' },
      box({ fontFamily: DISPLAY, fontSize: 46, whiteSpace: 'nowrap' }, total),
      box({ marginLeft: 16, fontSize: 26 }, vat),
    ),
    box({ marginTop: 4, fontSize: 32 }, `or ${instalments}`),
  ]
}

function madeByVisitor(palette: Palette): Element {
  return box(
    { marginTop: 26 },
    box(
      {
        padding: '8px 22px',
        borderRadius: 30,
        fontSize: 25,
        backgroundColor: palette.paper,
        color: palette.ink,
      },
      'Made by a visitor',
    ),
  )
}
