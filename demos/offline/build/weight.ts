import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** What files or pages of the build weigh on their way, packed (fonts and pictures are packed already). */
export async function weightOf(folder: string, addresses: ReadonlyArray<string>): Promise<number> {
  const weights = await Promise.all(addresses.map((address) => weightOfOne(folder, address)))
  return weights.reduce((sum, bytes) => sum + bytes, 0)
}

export function kiloBytes(bytes: number): string {
  return `${Math.round(bytes / 1024)} KB`
}

async function weightOfOne(folder: string, address: string): Promise<number> {
  const isText = !/\.(?:woff2|avif|webp|png)$/.test(address)
  const body = await readFile(join(folder, /\.\w+$/.test(address) ? address : `${address}.html`))
  if (!isText) return body.length
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
}
