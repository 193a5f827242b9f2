/** The word for each weave in a product name: `Hoopoe check mohair throw`. */
export const WEAVE_WORDS = {
  plain: 'plain',
  bands: 'banded',
  ends: 'bordered',
  pinstripe: 'striped',
  ticking: 'ticking',
  blocks: 'block',
  diamonds: 'diamond',
  zigzag: 'zigzag',
  steps: 'stepped',
  check: 'check',
  frame: 'framed',
  arches: 'arch',
  triangles: 'triangle',
  crosses: 'cross',
} as const

export type Weave = keyof typeof WEAVE_WORDS
