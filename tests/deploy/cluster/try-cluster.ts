import type { Finding } from '../checks.ts'
import { checkOutbox, checkSweep } from './after-work.ts'
import { withCluster } from './cluster.ts'
import { checkInbox } from './inbox.ts'
import { checkFormsUnderKills, checkPagesUnderKills, KILLS } from './kills.ts'
import { checkConfirmations, checkFormLimits, checkNetworks, checkSignInLimit } from './limits.ts'
import { checkFormsCounted, checkVisits } from './visits.ts'

/** Tries out several servers on one PostgreSQL behind nginx with our configuration. */
export function tryCluster(servers: number): Promise<Array<Finding>> {
  return withCluster(servers, async (cluster) => [
    ...(await checkNetworks(cluster)),
    ...(await checkFormLimits(cluster)),
    ...(await checkFormsCounted(cluster)),
    ...(await checkOutbox(cluster, 0)),
    ...checkConfirmations(cluster),
    ...(await checkInbox(cluster)),
    ...(await checkSignInLimit(cluster)),
    ...(await checkFormsUnderKills(cluster)),
    ...(await checkPagesUnderKills(cluster)),
    ...(await checkVisits(cluster)),
    ...(await checkOutbox(cluster, 2 * KILLS)), // while forms were sent, and while pages were read
    ...(await checkSweep(cluster)),
  ])
}
