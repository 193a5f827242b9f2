import type { Kind, Product } from '../../../catalogue/product.ts'

const STORIES: Readonly<Record<Kind, string>> = {
  'dining-table':
    'Made for a Sunday that goes on until dark. The boards are matched by hand and move with the seasons.',
  'side-table': 'The top is one board, cut across and joined once, so that the grain runs through.',
  stool: 'Light enough to carry to the braai, strong enough to stand on. Every joint is pegged.',
  chair: 'The back gives a little when you lean on it. It can be taken apart, mended and put together again.',
  bench: 'Two sit well on it, three sit closer. The legs are wedged, so that nothing works loose.',
  pendant: 'It throws its light down and a pattern on the wall. Two metres of cord come with it.',
  'desk-lamp': 'It lights the page and not the eyes. Switch, plug and a warm lamp are with it.',
  throw:
    'Heavy enough for July in Clarens, light enough for Durban. Hemmed by hand on two sides, fringed on two.',
  cushion:
    'Woven on both sides, with a feather pad that can be plumped up. The cover comes off for the wash.',
  rug: 'It lies flat from the first day. The same on both sides, so it can be turned when one has had the sun.',
  bowl: 'For salad, for fruit, or for keys. No two come from the wheel quite alike.',
  vase: 'One stem is enough for it, an armful fits. Glazed inside, so that it holds water.',
  mug: 'It sits in the hand, and keeps rooibos warm to the last mouthful.',
  planter: 'With a hole in the foot and a saucer that fits. The plant is for the picture.',
  basket: 'Begun at the middle and worked outward, for days. It keeps its form when it is full.',
  mirror:
    'Clear glass, four millimetres, in a frame that is joined and not stapled. The hook for the wall is with it.',
}

/** Two sentences on a product. */
export function storyOf({ kind, form }: Product): string {
  const story = STORIES[kind]
  return kind === 'side-table' && form === 'tripod' ? `Three legs stand on any floor. ${story}` : story
}
