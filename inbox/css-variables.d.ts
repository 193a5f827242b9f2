import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Our own custom properties, set through the CSSOM: the policy of the page allows no style attribute. */
    [name: `--${string}`]: string | number | undefined
  }
}
