import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** What files or pages weigh on their way, in bytes: compressed, as the server sends them. */
export type Scale = (addresses: ReadonlyArray<string>) => Promise<number>

/**
 * Weighs the files of a build, each once.
 *
 * @param folder the build's `client`
 */
export function createScale(folder: string): Scale {
  const weights = new Map<string, Promise<number>>()
  const weigh = (address: string): Promise<number> => {
    const weight = weights.get(address) ?? weightOf(folder, address)
    weights.set(address, weight)
    return weight
  }
  return async (addresses) => {
    let sum = 0
    for (const bytes of await Promise.all(addresses.map(weigh))) sum += bytes
    return sum
  }
}

async function weightOf(folder: string, address: string): Promise<number> {
  const body = await readFile(join(folder, /\.\w+$/.test(address) ? address : `${address}.html`))
  const isCompressed = /\.(?:woff2|avif|webp|png)$/.test(address)
  if (isCompressed) return body.length
  return (await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })).length
}
