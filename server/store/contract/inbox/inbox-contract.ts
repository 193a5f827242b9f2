import { allEnquiriesContract } from './all-enquiries-contract.ts'
import { eraseAgainContract } from './erase-again-contract.ts'
import type { OpenInbox } from './inbox-under-test.ts'
import { numbersContract } from './numbers-contract.ts'

/**
 * Facts about every SQL store that no request to the inbox shows; the rest is tested by requests, see ON_BOTH_STORES of vitest.config.ts.
 *
 * @param open gives an empty store each time, which is closed here
 */
export function inboxContract(open: OpenInbox): void {
  allEnquiriesContract(open)
  eraseAgainContract(open)
  numbersContract(open)
}
