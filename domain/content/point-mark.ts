import { z } from 'zod'
import { textSchema } from './text.ts'

const namesSchema = z.array(textSchema).min(1).max(4)

/** The drawings for points that cannot be shown in a word. */
const MARK_DRAWINGS = [
  'areas',
  'calendar',
  'chosen-few',
  'hand-over',
  'limit',
  'one-view',
  'snapshots',
  'source',
  'waybill',
] as const
export type MarkDrawing = (typeof MARK_DRAWINGS)[number]

/**
 * A small illustration beside a point of what is included. It only repeats what the point says, so that readers who cannot
 * see it miss nothing.
 */
export const pointMarkSchema = z.discriminatedUnion('kind', [
  /** The customer's own web address; `ending` is its last part, in bold. */
  z.strictObject({ kind: z.literal('address'), name: textSchema, ending: textSchema }),
  z.strictObject({ kind: z.literal('choices'), names: namesSchema }),
  /** One square for each thing. */
  z.strictObject({ kind: z.literal('count'), things: z.int().min(1).max(120) }),
  z.strictObject({ kind: z.literal('drawing'), name: z.enum(MARK_DRAWINGS) }),
  z.strictObject({ kind: z.literal('figure'), text: textSchema }),
  /** Something that is being recorded or sent. */
  z.strictObject({ kind: z.literal('recording'), text: textSchema }),
  z.strictObject({
    kind: z.literal('states'),
    states: z
      .array(z.strictObject({ name: textSchema, tone: z.enum(['good', 'waiting', 'moving', 'over']) }))
      .min(1)
      .max(4),
  }),
  z.strictObject({ kind: z.literal('ticks'), names: namesSchema }),
])
export type PointMark = z.infer<typeof pointMarkSchema>
