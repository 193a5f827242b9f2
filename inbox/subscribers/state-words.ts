import type { Subscriber, SubscriptionState } from '../../domain/inbox/api/subscribers.ts'
import type { SubscriptionStanding } from '../../domain/inbox/words/subscription-words.ts'
import type { MoonState } from '../ui/Moon.tsx'

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
export function standingOf(
  { state, at, linkUntil, stopped, bounce }: Subscriber,
  nameOf: (id: string) => string,
): SubscriptionStanding {
  switch (state) {
    case 'confirmed':
      return { state, at }
    case 'waiting':
      return { state, at, linkUntil }
    case 'bounced':
      return { state, at, said: bounce }
    case 'stopped': {
      const by = !stopped || stopped.by === 'link' ? null : nameOf(stopped.by)
      return { state, at, by, words: stopped?.words ?? null }
    }
  }
}
