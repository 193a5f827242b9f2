import { createHmac } from 'node:crypto'
import { mailboxOf } from '../../domain/enquiry/mailbox.ts'
import { addressKey } from '../http/bounds/addresses.ts'

/** 128 bits cannot be guessed. */
const KEY_BYTES = 16
const NETWORK_PARTS = 3 // of 8 bits in IPv4, of 16 in IPv6

/** The token of an enquiry's private link: the same in every mail, and stored nowhere. */
export function callTokenOf(postId: string, secret: string): string {
  return keyed(`private link ${postId}`, secret)
}

/** The token that only mails have, with which the owner of the mailbox confirms the call. */
export function confirmationTokenOf(postId: string, secret: string): string {
  return keyed(`confirmation ${postId}`, secret)
}

/** Keyed hashes of a mailbox and a phone number, by which their open calls are counted. */
export function holdersOf(record: { email: string; phoneNumber: string }, secret: string): Array<string> {
  return [keyed(`mailbox ${mailboxOf(record.email)}`, secret), keyed(`number ${record.phoneNumber}`, secret)]
}

/**
 * A keyed hash of an IP address's network, by which its unconfirmed calls are counted: IPv4 /24 or IPv6 /48, because one rented server or
 * tunnel can use all its addresses.
 */
export function networkKeyOf(address: string, secret: string): string {
  const network = addressKey(address).split(/[.:]/).slice(0, NETWORK_PARTS).join(' ')
  return keyed(`network ${network}`, secret)
}

function keyed(text: string, secret: string): string {
  const digest = createHmac('sha256', secret).update(`twelve-moons calls ${text}`).digest()
  return digest.subarray(0, KEY_BYTES).toString('base64url')
}
