import { type ComponentType, lazy } from 'react'

/**
 * A component that the first view of a page does not need: it is loaded when it is shown, or earlier by `ahead`.
 *
 * @param load imports the module and returns the component
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }))
  return { Part, ahead: () => void load().catch(() => undefined) }
}
