import { hash } from 'node:crypto'

const MODULUS = 2n ** 256n

/** The content of a table: its rows are as many, and what they hold is the same, in whatever order they were read. */
export type Content = { rows: number; digest: string }

/** Adds up rows: the digest is the sum of their SHA-256, which no order changes and in which no row is lost. */
export function createDigest() {
  let [rows, sum] = [0, 0n]
  return {
    /** @param row as JSON, its columns in an order that is always the same */
    add: (row: string): void => {
      rows += 1
      sum = (sum + BigInt(`0x${hash('sha256', row)}`)) % MODULUS
    },
    content: (): Content => ({ rows, digest: sum.toString(16).padStart(64, '0') }),
  }
}
