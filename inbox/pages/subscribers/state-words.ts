import type { Subscriber, SubscriptionState } from '../../../domain/inbox/api/subscribers.ts'
import { dateAndTime } from '../../../domain/inbox/words/days.ts'
import type { MoonState } from '../../ui/Moon.tsx'
import { longDay } from '../../words/time-group.ts'

export const STATE_NAMES: Readonly<Record<SubscriptionState, string>> = {
  confirmed: 'Confirmed',
  waiting: 'Waiting',
  stopped: 'Stopped',
  bounced: 'Bounced',
}

export const STATE_MOONS: Readonly<Record<SubscriptionState, MoonState>> = {
  confirmed: { kind: 'full' },
  waiting: { kind: 'waiting' },
  stopped: { kind: 'lost' },
  bounced: { kind: 'late' },
}

/** When and how a subscription came to its state. @param nameOf a colleague by id */
export function stateSentence(
  { state, at, linkUntil, stopped, bounce }: Subscriber,
  nameOf: (id: string) => string,
): string {
  switch (state) {
    case 'confirmed':
      return `Confirmed ${dateAndTime(at)}`
    case 'waiting':
      return `Asked ${dateAndTime(at)}.${linkUntil === null ? '' : ` The link ends ${dateAndTime(linkUntil)}`}`
    case 'bounced':
      return `Bounced ${longDay(at)}${bounce ? `: ${bounce}` : ''}`
    case 'stopped':
      if (!stopped || stopped.by === 'link') return `Stopped ${longDay(at)}, by the link in the letter`
      return `${stopped.words || 'Asked to stop'}, ${longDay(at)}, noted by ${nameOf(stopped.by)}`
  }
}
