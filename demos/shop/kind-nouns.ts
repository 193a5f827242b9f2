import { listInWords } from '../../domain/wording.ts'
import type { Kind } from '../catalogue/product.ts'

/** The noun of each kind in a sentence: `the table`, `a throw`. */
const NOUNS: Readonly<Record<Kind, string>> = {
  'dining-table': 'table',
  'side-table': 'table',
  stool: 'stool',
  chair: 'chair',
  bench: 'bench',
  pendant: 'lamp',
  'desk-lamp': 'lamp',
  throw: 'throw',
  cushion: 'cushion',
  rug: 'rug',
  bowl: 'bowl',
  vase: 'vase',
  mug: 'mug',
  planter: 'planter',
  basket: 'basket',
  mirror: 'mirror',
}

export function nounOf(kind: Kind): string {
  return NOUNS[kind]
}

/** `table`, `table and throw`, `table, throw and lamp`: each noun once, in the order given. */
export function nounsOf(kinds: ReadonlyArray<Kind>): string {
  return listInWords([...new Set(kinds.map(nounOf))], 'and')
}
