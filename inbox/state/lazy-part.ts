import { type ComponentType, lazy } from 'react'

/**
 * A component that the first view of a page does not need: `Part` is loaded when it is shown, or earlier by `preload`.
 *
 * @param load imports the module and returns the component
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }))
  return { Part, preload: () => void load().catch(() => undefined) }
}
