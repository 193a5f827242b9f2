// Sizes, colours and widths must be steps of ui/scale.css and ui/rooms.css.
// Biome checks the format, and what is forbidden in all CSS.
const OWN_SIZE = ['0', 'inherit', /^-?[\d.]+(?:em|%|cqi)$/]

/** @type {import('stylelint').Config} */
export default {
  // Fonts, and the background colours of pictures, which npm run scenes writes.
  ignoreFiles: [
    'site/images/grounds.css',
    'site/build/fonts/*.css',
    '**/*-font.css',
    '**/fonts.css',
    '**/fraunces.css',
  ],
  rules: {
    'declaration-property-unit-disallowed-list': {
      '/^(?:margin|padding)|gap$|^font|^letter-spacing|^line-height|radius$|^box-shadow|^filter/': [
        'px',
        'rem',
        'pt',
      ],
      '/^(?:border|outline)(?:$|-(?:top|right|bottom|left|block|inline|width))/': ['px'],
      '/^(?:transition|animation)/': ['ms'],
    },
    'declaration-property-value-allowed-list': {
      'font-size': [
        /^(?:clamp|min|max)?\(?.*var\(--t-[\w]+\)/,
        /^(?:clamp|min)\(.*[\d.]+em\b.*vw/,
        /^min\([\d.]+vw, [\d.]+em\)$/,
        ...OWN_SIZE,
      ],
      'font-weight': [/^var\(--w-\w+\)(?: !important)?$/, 'inherit'],
      'line-height': [/^var\(--l-\w+\)$/, 'inherit', '1'],
      'letter-spacing': [/^var\(--k-\w+\)$/, ...OWN_SIZE],
      'box-shadow': [
        /^none$/,
        /^var\(--(?:ring|ring-on|ring-focus|lift|float|mark-side|mark-foot)\)(?:, var\(--[\w-]+\))?$/,
      ],
      'z-index': [/^var\(--z-\w+\)$/, '-1', 'auto'],
    },
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'lab', 'lch', 'oklab', 'oklch'],
    // Media queries use named widths.
    'media-feature-name-disallowed-list': ['width', 'min-width', 'max-width'],
    'property-disallowed-list': ['/^--(?:t|s|r|b|w|l|k|z|d|p|font)-/'],
  },
}
