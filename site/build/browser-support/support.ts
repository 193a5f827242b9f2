import { features } from 'web-features'
import { MINIMUM_BROWSERS } from './minimum-browsers.ts'

type FloorBrowser = keyof typeof MINIMUM_BROWSERS
/** The version of each browser that knows a feature first; undefined where none does. */
type Support = Readonly<Partial<Record<FloorBrowser, string | undefined>>>

const BROWSERS: ReadonlyArray<FloorBrowser> = ['chrome', 'safari', 'firefox']

/** Whether every browser of the floor has it, by the compatibility tables' own name of a feature, as `css.selectors.has`. */
const ON_FLOOR: ReadonlyMap<string, boolean> = new Map(
  Object.values(features).flatMap((feature) =>
    'status' in feature
      ? Object.entries(feature.status.by_compat_key ?? {}).map(
          ([key, { support }]) => [key, isOnFloor(support)] as const,
        )
      : [],
  ),
)

/** By the last word of their names: every feature that something of this name could be. */
const BY_WORD = Map.groupBy(ON_FLOOR.keys(), (key) =>
  key.slice(key.lastIndexOf('.') + 1).replace(/_static$/, ''),
)

/** True where the tables know the feature and a browser of the floor lacks it. */
export function isUnsupported(key: string): boolean {
  return ON_FLOOR.get(key) === false
}

export function isKnown(key: string): boolean {
  return ON_FLOOR.has(key)
}

/** The features of this last word whose names begin so. */
export function keysOf(word: string, beginning: RegExp): Array<string> {
  return (BY_WORD.get(word) ?? []).filter((key) => beginning.test(key))
}

function isOnFloor(support: Support): boolean {
  return BROWSERS.every((browser) => {
    const since = support[browser]?.replace('≤', '')
    return since !== undefined && Number.parseFloat(since) <= MINIMUM_BROWSERS[browser]
  })
}
