import type { AccessDependencies } from './access-dependencies.ts'

/**
 * Why a password that somebody chooses is easy to guess, in a sentence to them; null if it is not. The list of the common ones is loaded
 * with the first: few ever choose one.
 */
export async function chosenPasswordFault(
  password: string,
  { name, email }: { name: string; email: string },
  { companyName, siteUrl }: Pick<AccessDependencies, 'companyName' | 'siteUrl'>,
): Promise<string | null> {
  const { personalWords, weakPasswordSentence } = await import(
    '../../../domain/inbox/password/weak-password.ts'
  )
  return weakPasswordSentence(password, personalWords([name, email, companyName, new URL(siteUrl).hostname]))
}
