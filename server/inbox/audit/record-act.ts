import type { AuditAct } from '../../store/sql/audit.ts'
import type { Transaction } from '../../store/sql/database.ts'
import type { InboxServices } from '../services.ts'

/** Records an action that concerns no enquiry in the audit log: as the last step, because it locks the log. */
export function recordAct(
  { audit, now }: Pick<InboxServices, 'audit' | 'now'>,
  tx: Transaction,
  actor: string,
  act: string,
  data: AuditAct['data'] = {},
): Promise<void> {
  return audit.append(tx, { at: now().getTime(), actor, act, subject: null, data })
}
