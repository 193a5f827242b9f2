// For `node --import`: simulates a disk with 40 ms for each durable commit, like some in the cloud.
import { DatabaseSync } from 'node:sqlite'

const COMMIT_MS = 40
const { exec } = DatabaseSync.prototype

DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string): void {
  if (sql === 'COMMIT') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, COMMIT_MS)
  exec.call(this, sql)
}
