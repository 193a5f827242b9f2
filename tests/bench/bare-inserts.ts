// Inserts single rows that survive a power cut, one transaction each, and prints how many a second: FILE SECONDS RECORD.
import { DatabaseSync } from 'node:sqlite'

const [file = '', seconds = '', record = ''] = process.argv.slice(2)
const database = new DatabaseSync(file)
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
database.exec('CREATE TABLE IF NOT EXISTS enquiries (id INTEGER PRIMARY KEY, record TEXT NOT NULL)')
const insert = database.prepare('INSERT INTO enquiries (record) VALUES (?)')
const begunMs = performance.now()
const untilMs = begunMs + Number(seconds) * 1_000
let count = 0
for (; performance.now() < untilMs; count += 1) insert.run(record)
console.log(JSON.stringify({ perSecond: (count / (performance.now() - begunMs)) * 1_000 }))
database.close()
