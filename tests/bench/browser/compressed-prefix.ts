import { brotliDecompressSync, constants } from 'node:zlib'

/**
 * How many bytes of a brotli stream are needed to decode its first `plainBytes` bytes.
 *
 * @throws {RangeError} if the stream holds fewer
 */
export function compressedPrefix(stream: Buffer, plainBytes: number): number {
  const isEnough = (bytes: number) => readablePart(stream.subarray(0, bytes)).length >= plainBytes
  if (!isEnough(stream.length)) throw new RangeError(`The stream holds fewer than ${plainBytes} bytes`)
  let low = 0
  let high = stream.length
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** The part that can be decoded from an incomplete stream. */
function readablePart(part: Buffer): Buffer {
  if (part.length === 0) return part
  return brotliDecompressSync(part, { finishFlush: constants.BROTLI_OPERATION_FLUSH })
}
