import { allEnquiriesContract } from './all-enquiries-contract.ts'
import { eraseAgainContract } from './erase-again-contract.ts'
import type { OpenInbox } from './inbox-under-test.ts'
import { numbersContract } from './numbers-contract.ts'

/**
 * Guarantees of every SQL store that requests to the inbox cannot test; the others are tested by requests, see ON_BOTH_STORES of
 * vitest.config.ts.
 *
 * @param open opens an empty store, which is closed here
 */
export function inboxContract(open: OpenInbox): void {
  allEnquiriesContract(open)
  eraseAgainContract(open)
  numbersContract(open)
}
