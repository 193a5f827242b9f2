// For `node --import`: a disk that takes 40 ms to make a commit durable, as some in the cloud do.
import { DatabaseSync } from 'node:sqlite'

const COMMIT_MS = 40
const { exec } = DatabaseSync.prototype

DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string): void {
  if (sql === 'COMMIT') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, COMMIT_MS)
  exec.call(this, sql)
}
