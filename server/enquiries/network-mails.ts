import { countByNetwork } from '../http/bounds/count-by-network.ts'
import type { RejectionCounter } from '../http/bounds/rejection-counter.ts'

const HOUR_MS = 3_600_000
/** An office or a family sends fewer; a flood of mails to strangers needs more. */
const CONFIRMATIONS_PER_NETWORK = 10

/** The mails to visitors that each network causes in an hour. */
export type NetworkMails = {
  /** Counts a form from an IP address, and returns whether its network has exceeded its limit. */
  countForm: (address: string) => boolean
  /** Whether another form from an IP address would exceed the limit of its network. */
  isLimitReached: (address: string) => boolean
}

/** Counts the mails that each network causes. If forms have no limit, no network is busy. */
export function networkMails(dependencies: {
  submissionsPer10Minutes: number
  monotonicMs: () => number
  countRejection: RejectionCounter
}): NetworkMails {
  const { submissionsPer10Minutes, monotonicMs, countRejection } = dependencies
  if (submissionsPer10Minutes === 0) return { countForm: () => false, isLimitReached: () => false }
  const forms = countByNetwork(HOUR_MS, monotonicMs)
  return {
    countForm(address) {
      if (forms.count(address).count <= CONFIRMATIONS_PER_NETWORK) return false
      countRejection('confirmations, of one address')
      return true
    },
    isLimitReached: (address) => forms.peek(address) >= CONFIRMATIONS_PER_NETWORK,
  }
}
