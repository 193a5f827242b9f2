import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Custom properties, set through the CSSOM because the page's policy forbids style attributes. */
    [name: `--${string}`]: string | number | undefined
  }
}
