const LOCAL = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

type Target = {
  /** Public origin. */
  siteUrl: string
  /** The kind of store. */
  kind: string
  nodeEnv: string | undefined
}

/** Why the settings do not allow fictional enquiries, as a sentence; null for a development store. */
export function developmentFault({ siteUrl, kind, nodeEnv }: Target): string | null {
  if (nodeEnv === 'production') return 'Not in production (NODE_ENV): this would invent enquiries.'
  if (!LOCAL.test(new URL(siteUrl).hostname))
    return `Not for ${siteUrl}: this would invent enquiries on a real site.`
  return kind === 'sqlite' ? null : 'Only into the embedded store: leave DATABASE_URL out.'
}
