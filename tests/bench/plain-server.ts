// The baseline of plain Node. Arguments: PORT URL. Responds to every request with the page at URL, from a Buffer.
import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

const [port, url = ''] = process.argv.slice(2)
const request = get(url, { headers: { 'accept-encoding': 'br' } })
const [response]: Array<IncomingMessage> = await once(request, 'response')
if (!response) throw new Error(`${url} did not answer`)
const { connection: _connection, 'keep-alive': _keepAlive, date: _date, ...headers } = response.headers
const body = await buffer(response)
createServer((_request, answer) => answer.writeHead(200, headers).end(body)).listen(Number(port), '127.0.0.1')
