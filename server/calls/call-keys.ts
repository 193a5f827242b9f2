import { createHmac } from 'node:crypto'
import { mailboxOf } from '../../domain/enquiry/mailbox.ts'
import { addressKey } from '../http/bounds/addresses.ts'

/** 128 bits cannot be guessed. */
const KEY_BYTES = 16

/** The token of an enquiry's private link: the same in every mail, and stored nowhere. */
export function callTokenOf(postId: string, secret: string): string {
  return keyed(`private link ${postId}`, secret)
}

/** The token that only mails have, by which the owner of the mailbox confirms the call. */
export function confirmationTokenOf(postId: string, secret: string): string {
  return keyed(`confirmation ${postId}`, secret)
}

/** Stands for a mailbox and a number where their open calls are counted. */
export function holdersOf(record: { email: string; phoneNumber: string }, secret: string): Array<string> {
  return [keyed(`mailbox ${mailboxOf(record.email)}`, secret), keyed(`number ${record.phoneNumber}`, secret)]
}

/** Stands for the network of an IP address where its unconfirmed calls are counted. */
export function networkKeyOf(address: string, secret: string): string {
  return keyed(`network ${addressKey(address)}`, secret)
}

function keyed(text: string, secret: string): string {
  const digest = createHmac('sha256', secret).update(`twelve-moons calls ${text}`).digest()
  return digest.subarray(0, KEY_BYTES).toString('base64url')
}
