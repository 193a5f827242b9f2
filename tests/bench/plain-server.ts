// What Node itself can do, run by home-page.ts: the same answer from memory to whatever is asked, with nothing around it.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [port, status, headersPath = '', bodyPath = ''] = process.argv.slice(2)
const headers: Record<string, string> = JSON.parse(readFileSync(headersPath, 'utf8'))
const body = readFileSync(bodyPath)

createServer((_request, response) => response.writeHead(Number(status), headers).end(body)).listen(
  Number(port),
  '127.0.0.1',
)
