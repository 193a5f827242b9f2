/** Whether this browser has passkeys at this address: over plain HTTP none has. */
export const hasPasskeys = 'PublicKeyCredential' in globalThis
