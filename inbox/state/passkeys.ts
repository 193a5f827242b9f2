/** Whether this browser supports passkeys at this address; over plain HTTP none does. */
export const supportsPasskeys = 'PublicKeyCredential' in globalThis
