import 'react'

/** A style may set custom properties, as `style={{ '--fill': '40%' }}`. */
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
