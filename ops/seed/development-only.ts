const LOCAL = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

type Place = {
  /** Public origin. */
  siteUrl: string
  /** Of the store. */
  kind: string
  nodeEnv: string | undefined
}

/** Why invented enquiries must not be put where the settings point to, as a sentence; null if it is a development store. */
export function developmentFault({ siteUrl, kind, nodeEnv }: Place): string | null {
  if (nodeEnv === 'production') return 'Not in production (NODE_ENV): this would invent enquiries.'
  if (!LOCAL.test(new URL(siteUrl).hostname))
    return `Not for ${siteUrl}: this would invent enquiries on a real site.`
  return kind === 'sqlite' ? null : 'Only into the embedded store: leave DATABASE_URL out.'
}
