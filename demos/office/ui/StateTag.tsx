import { capitalised } from '../../../domain/wording.ts'
import { Tag, type Tone } from '../../../ui/Tag.tsx'

const TONES: Record<string, Tone> = {
  placed: 'done',
  paid: 'yes',
  packing: 'pick',
  packed: 'low',
  'with courier': 'way',
  'ready to collect': 'way',
  delivered: 'done',
  cancelled: 'no',
  returned: 'no',
}

/** The tag of a state. An order’s state has its own tone; another has `tone`, by default `done`. */
export function StateTag({ children, tone }: { children: string; tone?: Tone }) {
  return <Tag tone={tone ?? TONES[children] ?? 'done'}>{capitalised(children)}</Tag>
}
