import { paths } from '../../domain/sitemap/paths.ts'

/** Our own pages that are in no file: each is rendered for its query. */
export const RENDERED_ADDRESSES: ReadonlySet<string> = new Set([paths.calculator(), paths.yourName()])
