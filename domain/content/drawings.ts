import { z } from 'zod'
import { textSchema } from './text.ts'

/** The drawing at the top of a category's page, which shows how the work is done. */
export const categoryDrawingSchema = z.discriminatedUnion('kind', [
  /** A year of monthly care: the hours of each month come from the price; every `restoredEvery` months a backup is restored. */
  z.strictObject({
    kind: z.literal('care-year'),
    caption: textSchema,
    hours: textSchema,
    restored: textSchema,
    restoredEvery: z.int().min(1).max(12),
  }),
  /** One page, drawn at each of its stages. */
  z.strictObject({
    kind: z.literal('drafts'),
    caption: textSchema,
    stages: z.tuple([textSchema, textSchema, textSchema]),
    page: z.strictObject({
      title: textSchema,
      priceCents: z.int().positive(),
      note: textSchema,
      action: textSchema,
    }),
  }),
  /** Entries that the client's staff edit, and the page that shows them. */
  z.strictObject({
    kind: z.literal('collection'),
    caption: textSchema,
    title: textSchema,
    page: textSchema,
    /** The fixed parts above and below the entries, which cannot be moved by accident. */
    fixed: z.tuple([textSchema, textSchema]),
    entries: z
      .array(z.strictObject({ name: textSchema, note: textSchema, edited: z.literal(true).optional() }))
      .min(2),
  }),
  /** What people type, and the page that answers it. */
  z.strictObject({
    kind: z.literal('questions'),
    caption: textSchema,
    answers: z.array(z.strictObject({ question: textSchema, page: textSchema })).min(2),
  }),
])
export type CategoryDrawing = z.infer<typeof categoryDrawingSchema>
export type DrawingOf<Kind extends CategoryDrawing['kind']> = Extract<CategoryDrawing, { kind: Kind }>

/** The small drawings of features: each shows the thing that its feature is about. */
export const FEATURE_MARKS = [
  'bell',
  'bin',
  'blur',
  'calendar',
  'camera',
  'chart',
  'checklist',
  'clock',
  'coin',
  'delivery',
  'dish',
  'document',
  'download',
  'eye',
  'gauge',
  'invoice',
  'key',
  'keyboard',
  'language',
  'link',
  'lock',
  'mail',
  'message',
  'notice',
  'payment',
  'pen',
  'people',
  'phone',
  'picture',
  'pin',
  'play',
  'power',
  'progress',
  'search',
  'signal',
  'sound',
  'star',
  'stock',
  'stop',
  'switch',
  'table',
  'tag',
  'tick',
] as const

/** The drawings for points that one word cannot show. */
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
  z.strictObject({ kind: z.literal('choices'), names: z.array(textSchema).min(1).max(4) }),
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
])
export type PointMark = z.infer<typeof pointMarkSchema>

const toneSchema = z.enum(['plain', 'bright', 'trouble'])

/** One row of a card that shows the situation today. */
const todayRowSchema = z.discriminatedUnion('kind', [
  /** A line of a list or of a form: `label` on the left, `text`, `end` on the right. */
  z.strictObject({
    kind: z.literal('line'),
    label: textSchema.optional(),
    text: textSchema.optional(),
    end: textSchema.optional(),
    tone: toneSchema.default('plain'),
  }),
  z.strictObject({ kind: z.literal('bubble'), text: textSchema }),
  /** The drawn photograph of a table that a customer sent. */
  z.strictObject({ kind: z.literal('photo') }),
  /** An unfinished text in an input field. */
  z.strictObject({ kind: z.literal('draft'), text: textSchema }),
  /** A line of a notebook, or a search result: a heading and its words. */
  z.strictObject({ kind: z.literal('note'), heading: textSchema, text: textSchema }),
  /** A payment received, with the bank's text about it. */
  z.strictObject({
    kind: z.literal('deposit'),
    amountCents: z.int().positive(),
    before: textSchema,
    after: textSchema,
    reference: textSchema,
  }),
])
export type TodayRow = z.infer<typeof todayRowSchema>

/** A small dark card: what a screen, a telephone or a notebook shows today. */
export const todayCardSchema = z.strictObject({
  title: textSchema,
  note: textSchema,
  rows: z.array(todayRowSchema).min(1),
})
export type TodayCard = z.infer<typeof todayCardSchema>
