import { features } from 'web-features'
import { MINIMUM_BROWSERS } from './minimum-browsers.ts'

type MinimumBrowser = keyof typeof MINIMUM_BROWSERS
/** The first version of each browser that has a feature; undefined if none has. */
type Support = Readonly<Partial<Record<MinimumBrowser, string | undefined>>>

const BROWSERS: ReadonlyArray<MinimumBrowser> = ['chrome', 'safari', 'firefox']

/** Whether every minimum browser has a feature, by its name in the compatibility tables, such as `css.selectors.has`. */
const IS_SUPPORTED: ReadonlyMap<string, boolean> = new Map(
  Object.values(features).flatMap((feature) =>
    'status' in feature
      ? Object.entries(feature.status.by_compat_key ?? {}).map(
          ([key, { support }]) => [key, isSupported(support)] as const,
        )
      : [],
  ),
)

/** Features by the last word of their names. */
const BY_WORD = Map.groupBy(IS_SUPPORTED.keys(), (key) =>
  key.slice(key.lastIndexOf('.') + 1).replace(/_static$/, ''),
)

/** Whether the tables contain the feature and a minimum browser lacks it. */
export function isUnsupported(key: string): boolean {
  return IS_SUPPORTED.get(key) === false
}

export function isKnown(key: string): boolean {
  return IS_SUPPORTED.has(key)
}

/** The features with this last word whose names match the pattern. */
export function keysOf(word: string, pattern: RegExp): Array<string> {
  return (BY_WORD.get(word) ?? []).filter((key) => pattern.test(key))
}

function isSupported(support: Support): boolean {
  return BROWSERS.every((browser) => {
    const firstVersion = support[browser]?.replace('≤', '')
    return firstVersion !== undefined && Number.parseFloat(firstVersion) <= MINIMUM_BROWSERS[browser]
  })
}
