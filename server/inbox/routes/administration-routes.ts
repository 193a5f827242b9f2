import type { AdministrationDependencies } from '../administration/administration-dependencies.ts'
import type { InboxRoutes } from './define-routes.ts'
import { addExportRoute } from './export-routes.ts'
import { addMailsRoutes } from './mails-routes.ts'
import { addNumbersRoutes } from './numbers-routes.ts'
import { addPersonRoutes } from './person-routes.ts'
import { addSavedAnswersRoutes } from './saved-answers-routes.ts'
import { addSettingsRoutes } from './settings-routes.ts'
import { addSubscribersRoutes } from './subscribers-routes.ts'

/** What a back office owes beside answering. */
export function addAdministrationRoutes(routes: InboxRoutes, parts: AdministrationDependencies): void {
  addNumbersRoutes(routes, parts)
  addSubscribersRoutes(routes, parts)
  addPersonRoutes(routes, parts)
  addSavedAnswersRoutes(routes, parts)
  addExportRoute(routes, parts)
  addMailsRoutes(routes, parts)
  addSettingsRoutes(routes, parts)
}
