import type { OpenInbox } from './inbox-under-test.ts'
import { listsContract } from './lists-contract.ts'
import { logContract } from './log-contract.ts'

/** What the inbox promises in every SQL store. `open` gives an empty one each time; it is closed here. */
export function inboxContract(open: OpenInbox): void {
  logContract(open)
  listsContract(open)
}
