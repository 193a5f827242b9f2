import { type ComponentType, lazy } from 'react'

/**
 * A part that is not needed for the first sight of a page: it is loaded when it is shown, or ahead of that by `ahead`.
 *
 * @param load imports the module and names the part
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }))
  return { Part, ahead: () => void load().catch(() => undefined) }
}
