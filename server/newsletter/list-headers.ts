import { paths } from '../../domain/sitemap/paths.ts'

/** The headers by which a mail program shows its own button to stop, which stops them with one press (RFC 8058). */
export function listHeaders(siteUrl: string, stopToken: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${siteUrl}${paths.letterStop(stopToken)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
