import 'react'

/** A style may set custom properties, as `style={{ '--fill': '40%' }}`. */
declare module 'react' {
  // An interface alone can be added to.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
