import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ANSWER_BY } from '../../domain/enquiry/answer-by.ts'
import { injectSettings } from '../http/built-site/inject-settings.ts'
import { inlineHashesOf } from '../http/built-site/inline-hashes.ts'
import { mediaTypeOf } from '../http/built-site/media-types.ts'
import type { Headers } from '../http/security-headers.ts'

/** A file of a version that is not live, or a page of it whose links stay within the version. */
type Preview = { body: Buffer | string; headers: Headers }

/** Names without a dot at their start, so that no address leads out of the folder; a page's has no dot at all. */
const PAGE = /^([\w-]+\/)*[\w-]+$/
const FILE = /^([\w-]+\/)*[\w-][\w.-]*\.\w+$/

/** Addresses that begin at the site's root; with a second slash they are another site's. Those below `/inbox/` were replaced before. */
const ROOT_ADDRESS = /(\s(?:href|src|srcset)=")\/(?!\/|inbox\/)/g
const HASHED_FILES = '/_astro/'
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g

/**
 * A page or file of a version for owners, before it goes live. Pages run no script, and are shown in a frame of the inbox.
 *
 * @param folder of the built site
 * @param path within it, `our-work/ecommerce`; '' for home
 * @param root the address of the version's home, with a slash at its end: links and files of a page begin with it
 * @returns null if there is no such page, or if it is rendered on demand
 */
export async function readPreview(
  folder: string,
  path: string,
  { root, siteUrl }: { root: string; siteUrl: string },
): Promise<Preview | null> {
  const page = path === '' ? 'index' : path
  const name = PAGE.test(page) ? `${page}.html` : page
  if (!FILE.test(name)) return null
  const bytes = await readFile(join(folder, 'client', name)).catch(() => null)
  if (bytes === null) return null
  const { contentType } = mediaTypeOf(name)
  if (!name.endsWith('.html')) return { body: bytes, headers: { 'content-type': contentType } }
  const html = injectSettings(bytes.toString(), { siteUrl, measurementId: null })
    .replaceAll(SCRIPTS, '')
    .replaceAll(HASHED_FILES, root + HASHED_FILES.slice(1))
    .replaceAll(ROOT_ADDRESS, `$1${root}`)
    .replaceAll(ANSWER_BY, '…')
  return { body: html, headers: { 'content-type': contentType, ...framedHeaders(html) } }
}

/** The headers of content that is shown in a frame of the inbox, and nowhere else. */
export function framedHeaders(html = ''): Headers {
  const policy = [
    "default-src 'none'",
    ["style-src 'self'", ...inlineHashesOf(html).styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin', // else its fonts and pictures would come from another origin
  ]
  return { 'content-security-policy': policy.join('; '), 'x-frame-options': 'SAMEORIGIN' }
}
