import { paths } from '../domain/sitemap/paths.ts'
import type { ServerContent } from './content.ts'
import { finishDemoFiles } from './demos/add-demos.ts'
import { siteForms } from './enquiries/site-form.ts'
import { pagesWithDeadline } from './http/built-site/answer-deadline.ts'
import { RENDERED_ADDRESSES, type Site } from './http/built-site/load-site.ts'
import { isPage } from './http/built-site/site-file.ts'
import { inboxPageOf } from './inbox/app-page.ts'
import { apiDocuments } from './plan/api/documents.ts'
import type { Release } from './services.ts'

let lastId = 0

/** Derives from a build all that the server answers with; see {@link Release}. */
export function createRelease(site: Site, content: ServerContent, siteUrl: string): Release {
  const files = new Map(site.files)
  files.delete(paths.inbox) // not a public page
  finishDemoFiles(files)
  const pages = [...files].filter(([, file]) => isPage(file))
  return {
    ...site,
    id: ++lastId,
    content,
    files: new Map([...files, ...apiDocuments(siteUrl, content)]),
    forms: new Map(siteForms(content).map((form) => [form.page, form])),
    countedPages: new Set([...pages.map(([address]) => address), ...RENDERED_ADDRESSES]),
    deadlinePages: pagesWithDeadline(pages.map(([, file]) => file)),
    inboxPage: inboxPageOf(site.files.get(paths.inbox), siteUrl),
  }
}
