import type { Finding } from '../checks.ts'
import { withCluster } from './cluster.ts'
import { checkFormsUnderKills, checkPagesUnderKills, KILLS } from './kills.ts'
import { checkConfirmations, checkFormLimits, checkNetworks } from './limits.ts'
import { checkOutbox } from './outbox.ts'

/** Tries out several servers on one PostgreSQL behind nginx with our configuration. */
export function tryCluster(servers: number): Promise<Array<Finding>> {
  return withCluster(servers, async (cluster) => [
    ...(await checkNetworks(cluster)),
    ...(await checkFormLimits(cluster)),
    ...(await checkOutbox(cluster, 0)),
    ...checkConfirmations(cluster),
    ...(await checkFormsUnderKills(cluster)),
    ...(await checkPagesUnderKills(cluster)),
    ...(await checkOutbox(cluster, 2 * KILLS)), // while forms were sent, and while pages were read
  ])
}
