import { correctedAddressContract } from './corrected-address-contract.ts'
import { deskContract } from './desk-contract.ts'
import type { OpenInbox } from './inbox-under-test.ts'
import { listsContract } from './lists-contract.ts'
import { logContract } from './log-contract.ts'
import { messagesContract } from './messages-contract.ts'
import { numbersContract } from './numbers-contract.ts'
import { personContract } from './person-contract.ts'
import { relatedContract } from './related-contract.ts'
import { searchContactsContract } from './search-contacts-contract.ts'
import { searchContract } from './search-contract.ts'
import { storeContract } from './store-contract.ts'
import { subscribersContract } from './subscribers-contract.ts'

/** What the inbox promises in every SQL store. `open` gives an empty one each time; it is closed here. */
export function inboxContract(open: OpenInbox): void {
  logContract(open)
  listsContract(open)
  searchContract(open)
  searchContactsContract(open)
  messagesContract(open)
  subscribersContract(open)
  personContract(open)
  correctedAddressContract(open)
  relatedContract(open)
  deskContract(open)
  numbersContract(open)
  storeContract(open)
}
