/** The oldest browsers in which everything works and looks right, by major version. Older ones read and send, see docs/decisions/0020. */
export const MINIMUM_BROWSERS = { chrome: 106, safari: 16, firefox: 115 } as const

/** The floor as build tools read it: chrome106 and the others. */
export const BUILD_TARGETS = Object.entries(MINIMUM_BROWSERS).map(([browser, version]) => browser + version)
