/** Names an attempt to pay unlike any other of this browser. Not `randomUUID`, which pages without https lack. */
export function createPaymentAttemptId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('')
}
