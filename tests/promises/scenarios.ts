import type { Scenario } from './scenario.ts'
import { ATTACK_SCENARIOS } from './scenarios/attacks.ts'
import { callsOnOneFile, callsOnPostgres } from './scenarios/calls-at-once.ts'
import { clockJumps } from './scenarios/clock-jumps.ts'
import { cutReplies } from './scenarios/cut-replies.ts'
import { databaseDamaged } from './scenarios/database-damaged.ts'
import { databaseLocked } from './scenarios/database-locked.ts'
import { fullDisk } from './scenarios/full-disk.ts'
import { hostileWords } from './scenarios/hostile-words.ts'
import { kills } from './scenarios/kills.ts'
import { mailInTrouble } from './scenarios/mail-in-trouble.ts'
import { anyRequest } from './scenarios/network/any-request.ts'
import { rawRequests, wrongBodies } from './scenarios/network/malformed.ts'
import { thousandConnections } from './scenarios/network/overload.ts'
import { connectionsOfProxy } from './scenarios/network/proxy.ts'
import { slowAttackers } from './scenarios/network/slow.ts'
import { serversOnOneOutbox } from './scenarios/outbox-workers.ts'
import { parallelClicks } from './scenarios/parallel-clicks.ts'
import { postgresDies } from './scenarios/postgres-dies.ts'
import { publishDiskFull } from './scenarios/publish-disk-full.ts'
import { publishKilled } from './scenarios/publish-killed.ts'
import { publishWhileVisited } from './scenarios/publish-while-visited.ts'
import { movedToPostgres, restarted } from './scenarios/replaced-server.ts'
import { signInCost } from './scenarios/sign-in-cost.ts'
import { standbyPromoted } from './scenarios/standby-promoted.ts'
import { stopUnderLoad } from './scenarios/stop-under-load.ts'

/** In the order in which they are printed. */
export const SCENARIOS: ReadonlyArray<Scenario> = [
  kills,
  fullDisk,
  databaseLocked,
  databaseDamaged,
  postgresDies,
  standbyPromoted,
  serversOnOneOutbox,
  cutReplies,
  parallelClicks,
  callsOnOneFile,
  callsOnPostgres,
  mailInTrouble,
  stopUnderLoad,
  restarted,
  movedToPostgres,
  clockJumps,
  publishKilled,
  publishDiskFull,
  publishWhileVisited,
  thousandConnections,
  slowAttackers,
  wrongBodies,
  rawRequests,
  anyRequest,
  connectionsOfProxy,
  hostileWords,
  signInCost,
  ...ATTACK_SCENARIOS,
]
