// For tests: node outbox-process.ts <PostgreSQL's address>. Delivers due messages of the topic 'mail', and prints the id of each.
import { deliverDue, settlementOf } from '../outbox.ts'
import { postgresDatabase } from '../postgres/transactions.ts'
import { sqlOutbox } from '../sql/outbox.ts'
import { openPostgresWithLongTimeouts } from './long-timeouts.ts'

const [url = ''] = process.argv.slice(2)
const postgres = await openPostgresWithLongTimeouts(url)
const outbox = sqlOutbox(postgresDatabase(postgres))
await deliverDue(
  outbox,
  'mail',
  () => new Date(0),
  async (claimed) => {
    console.log(claimed.id)
    await outbox.settle(claimed, settlementOf({ outcome: 'delivered' }, claimed, 0))
    return 'delivered'
  },
)
await postgres.close()
