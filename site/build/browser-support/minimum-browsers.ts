/** The oldest browsers in which everything works and looks right, by major version. In older ones pages can be read and forms sent, see docs/decisions/0020. */
export const MINIMUM_BROWSERS = { chrome: 106, safari: 16, firefox: 115 } as const

/** The minimum browsers in the notation of build tools, such as chrome106. */
export const BUILD_TARGETS = Object.entries(MINIMUM_BROWSERS).map(([browser, version]) => browser + version)
