import type { CDPSession, Page } from '@playwright/test'

/** Gives the page a fingerprint reader, Chrome's virtual authenticator, until the returned session is detached. */
export async function addAuthenticator(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      automaticPresenceSimulation: true,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  return client
}
