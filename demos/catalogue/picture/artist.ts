import { LOADED_DRAWINGS } from '#loaded-drawings'
import { LruCache } from '../lru-cache.ts'
import type { Kind, Product } from '../product.ts'
import type { PictureOptions } from './draw.ts'
import type { KindDrawing } from './kind-drawing.ts'
import type { Room } from './room.ts'

/** Draws products of the loaded kinds. */
export type Artist = {
  picture: (product: Product, options: PictureOptions) => string
  room: (room: Room) => string
}

/** The drawing of each kind is a separate file of 1 to 3 KB, which a browser loads when it first draws one. */
const DRAWING_LOADERS: Readonly<Record<Kind, () => Promise<KindDrawing>>> = {
  'dining-table': async () => (await import('./drawings/dining-table.ts')).diningTable,
  'side-table': async () => (await import('./drawings/side-table.ts')).sideTable,
  stool: async () => (await import('./drawings/stool.ts')).stool,
  chair: async () => (await import('./drawings/chair.ts')).chair,
  bench: async () => (await import('./drawings/bench.ts')).bench,
  pendant: async () => (await import('./drawings/pendant.ts')).pendant,
  'desk-lamp': async () => (await import('./drawings/desk-lamp.ts')).deskLamp,
  throw: async () => (await import('./drawings/throw.ts')).throwDrawing,
  cushion: async () => (await import('./drawings/cushion.ts')).cushion,
  rug: async () => (await import('./drawings/rug.ts')).rug,
  bowl: async () => (await import('./drawings/bowl.ts')).bowl,
  vase: async () => (await import('./drawings/vase.ts')).vase,
  mug: async () => (await import('./drawings/mug.ts')).mug,
  planter: async () => (await import('./drawings/planter.ts')).planter,
  basket: async () => (await import('./drawings/basket.ts')).basket,
  mirror: async () => (await import('./drawings/mirror.ts')).mirror,
}
/** Enough for the rows around the viewport, and for Back; a picture has 1 to 16 KB. */
const MAX_CACHED_PICTURES = 400

// On the server all are loaded from the start, in a browser none. `as`: the keys of the record are kinds.
const drawings = new Map(Object.entries(LOADED_DRAWINGS.drawings) as ReadonlyArray<[Kind, KindDrawing]>)
const loading = new Map<Kind, Promise<void>>()
const listeners = new Set<() => void>()
let artist: Artist | null = LOADED_DRAWINGS.functions && newArtist(LOADED_DRAWINGS.functions)

/** @returns null until all the kinds are loaded, see {@link loadArtist} */
export function artistFor(kinds: ReadonlyArray<Kind>): Artist | null {
  return kinds.every((kind) => drawings.has(kind)) ? artist : null
}

/** Loads the missing kinds. A kind that failed is retried at the next call. */
export async function loadArtist(kinds: ReadonlyArray<Kind>): Promise<void> {
  await Promise.all(kinds.map((kind) => loading.get(kind) ?? load(kind)))
}

/** @returns a function that ends the subscription */
export function subscribeToArtist(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function load(kind: Kind): Promise<void> {
  const loadingKind = loadDrawing(kind).catch((error: unknown) => {
    loading.delete(kind)
    throw error
  })
  loading.set(kind, loadingKind)
  return loadingKind
}

async function loadDrawing(kind: Kind): Promise<void> {
  const [{ drawPicture }, { drawRoom }, drawing] = await Promise.all([
    import('./draw.ts'),
    import('./room.ts'),
    DRAWING_LOADERS[kind](),
  ])
  drawings.set(kind, drawing)
  artist ??= newArtist({ drawPicture, drawRoom })
  for (const listener of listeners) listener()
}

function newArtist({ drawPicture, drawRoom }: NonNullable<typeof LOADED_DRAWINGS.functions>): Artist {
  const cache = new LruCache<string>(MAX_CACHED_PICTURES)
  const drawingOf = (kind: Kind): KindDrawing => {
    const drawing = drawings.get(kind)
    if (drawing === undefined) throw new RangeError(`The drawing of a ${kind} is not loaded`)
    return drawing
  }
  return {
    picture: (product, options) =>
      cache.getOrCreate(pictureKey(product, options), () =>
        drawPicture(product, drawingOf(product.kind), options),
      ),
    room: (room) => drawRoom(room, drawingOf),
  }
}

/** A key of everything that a picture depends on. The number alone is not unique: the office may reuse that of a removed product. */
export function pictureKey(product: Product, { colour, view, wall }: PictureOptions): string {
  const { number, kind, family, form, material, pattern, colours } = product
  return [number, kind, family, form, material, pattern, colours.join(' '), colour, view, wall].join('|')
}
