const LOCAL = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Why the settings do not allow fictional enquiries, as a sentence; null for a development store. @param siteUrl public origin */
export function developmentFault(
  siteUrl: string,
  storeKind: string,
  nodeEnv: string | undefined,
): string | null {
  if (nodeEnv === 'production') return 'Not in production (NODE_ENV): this would invent enquiries.'
  if (!LOCAL.test(new URL(siteUrl).hostname))
    return `Not for ${siteUrl}: this would invent enquiries on a real site.`
  return storeKind === 'sqlite' ? null : 'Only into the embedded store: leave DATABASE_URL out.'
}
