import { expect, test, vi } from 'vitest'
import { httpApi } from './http-api.ts'
import { refusedWith } from './refused.ts'
import { withSignedOutHandler } from './with-signed-out-handler.ts'

const SIGNED_OUT = refusedWith(401, { error: 'Please sign in again.' })

test('a 401 for a draft calls the handler; a 401 for the session check does not', async () => {
  const signedOut = vi.fn()
  const refuse = () => Promise.reject(SIGNED_OUT)
  const api = withSignedOutHandler({ ...httpApi, saveDraft: refuse, session: refuse }, signedOut)
  await expect(api.session()).rejects.toBe(SIGNED_OUT)
  expect(signedOut).not.toHaveBeenCalled()
  await expect(api.saveDraft(4412, { subject: '', text: '', attachPlan: false })).rejects.toBe(SIGNED_OUT)
  expect(signedOut).toHaveBeenCalledOnce()
})
