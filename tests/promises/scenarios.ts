import { NETWORK_SCENARIOS } from './network-scenarios.ts'
import { PEOPLE_SCENARIOS } from './people-scenarios.ts'
import type { Scenario } from './scenario.ts'
import { ATTACK_SCENARIOS } from './scenarios/attacks.ts'
import { backupUnderLoad } from './scenarios/backup-under-load.ts'
import { callsOnOneFile, callsOnPostgres } from './scenarios/calls-at-once.ts'
import { clockJumps } from './scenarios/clock-jumps.ts'
import { cutReplies } from './scenarios/cut-replies.ts'
import { databaseDamaged } from './scenarios/database-damaged.ts'
import { databaseLocked } from './scenarios/database-locked.ts'
import { databaseRemoved } from './scenarios/database-removed.ts'
import { fullDisk } from './scenarios/full-disk.ts'
import { kills } from './scenarios/kills.ts'
import { mailInTrouble } from './scenarios/mail-in-trouble.ts'
import { oneOfTwoDies } from './scenarios/one-of-two-dies.ts'
import { workersOfOneFolder, workersOfPostgres } from './scenarios/outbox-workers.ts'
import { parallelClicks } from './scenarios/parallel-clicks.ts'
import { postgresDies } from './scenarios/postgres-dies.ts'
import { publishDiskFull } from './scenarios/publish-disk-full.ts'
import { publishKilled } from './scenarios/publish-killed.ts'
import { publishWhileVisited } from './scenarios/publish-while-visited.ts'
import { readOnlyFolder } from './scenarios/read-only-folder.ts'
import { movedToPostgres, restarted } from './scenarios/replaced-server.ts'
import { standbyPromoted } from './scenarios/standby-promoted.ts'
import { stopUnderLoad } from './scenarios/stop-under-load.ts'

/** In the order in which they are printed. */
export const SCENARIOS: ReadonlyArray<Scenario> = [
  kills,
  oneOfTwoDies,
  fullDisk,
  readOnlyFolder,
  databaseLocked,
  databaseDamaged,
  databaseRemoved,
  postgresDies,
  standbyPromoted,
  workersOfOneFolder,
  workersOfPostgres,
  cutReplies,
  parallelClicks,
  callsOnOneFile,
  callsOnPostgres,
  mailInTrouble,
  stopUnderLoad,
  restarted,
  movedToPostgres,
  clockJumps,
  backupUnderLoad,
  publishKilled,
  publishDiskFull,
  publishWhileVisited,
  ...NETWORK_SCENARIOS,
  ...PEOPLE_SCENARIOS,
  ...ATTACK_SCENARIOS,
]
