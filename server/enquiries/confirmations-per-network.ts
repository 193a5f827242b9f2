import { countByNetwork } from '../http/bounds/count-by-network.ts'

const WINDOW_MS = 3_600_000
/** An office or a family sends few forms in an hour; a flood of mails to strangers needs many. */
const CONFIRMATIONS_PER_HOUR = 10

/**
 * Counts the forms of each network that may cause a mail to the address in them.
 *
 * @param monotonicMs milliseconds from any beginning, that never run backwards
 * @returns counts a form from an IP address, and says whether its network has caused as many mails as it may
 */
export function countNetworks(monotonicMs: () => number): (address: string) => boolean {
  const count = countByNetwork(WINDOW_MS, monotonicMs)
  return (address) => count(address).count > CONFIRMATIONS_PER_HOUR
}
