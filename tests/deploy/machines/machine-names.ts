/** The Debian packages that each machine (a chroot folder) has beside Node, npm and git. */
export const PACKAGES = {
  bare: [],
  chromium: ['chromium'],
  'headless-shell': [
    'chromium-headless-shell',
    'imagemagick',
    'fonts-noto-core',
    'fonts-urw-base35',
    'gsfonts',
  ],
} as const satisfies Record<string, ReadonlyArray<string>>

export type MachineName = keyof typeof PACKAGES

// `as`: the type has exactly the keys of this object literal.
export const MACHINE_NAMES = Object.keys(PACKAGES) as ReadonlyArray<MachineName>
