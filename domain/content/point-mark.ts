import { z } from 'zod'
import { textSchema } from './text.ts'

const namesSchema = z.array(textSchema).min(1).max(4)

/** The drawings that stand for something no word is short enough for. */
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
 * What stands beside a point of what is included: the point itself, drawn small. It says nothing that the point does not say,
 * so that nobody misses it who does not see it.
 */
export const pointMarkSchema = z.discriminatedUnion('kind', [
  /** An address of the customer's own: `ending` is its bold end. */
  z.strictObject({ kind: z.literal('address'), name: textSchema, ending: textSchema }),
  z.strictObject({ kind: z.literal('choices'), names: namesSchema }),
  /** As many squares as there are things. */
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
