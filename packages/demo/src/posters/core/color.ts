import { item } from './geometry'

type Triple = [number, number, number]

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

/** Mixes happen in OKLab, so that they keep an even lightness (no muddy middles). */
function toLab(hex: string): Triple {
  const n = parseInt(hex.slice(1), 16)
  const r = toLinear((n >> 16) / 255)
  const g = toLinear(((n >> 8) & 255) / 255)
  const b = toLinear((n & 255) / 255)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toHex([L, a, b]: Triple) {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const byte = (v: number) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, v)))) * 255)
  return `#${channels.map((v) => byte(v).toString(16).padStart(2, '0')).join('')}`
}

/** Mix of two hex colours; t = 0 gives a, t = 1 gives b. */
export function mix(a: string, b: string, t: number) {
  const [from, to] = [toLab(a), toLab(b)]
  return toHex([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t])
}

/** Colour at t in [0, 1] along evenly spaced stops. */
export function ramp(stops: readonly string[], t: number) {
  const scaled = Math.min(0.9999, Math.max(0, t)) * (stops.length - 1)
  const index = Math.floor(scaled)
  return mix(item(stops, index), item(stops, index + 1), scaled - index)
}

/** Adds to the OKLab lightness (-1 to 1). */
export function lighten(hex: string, amount: number) {
  const [L, a, b] = toLab(hex)
  return toHex([Math.min(1, Math.max(0, L + amount)), a, b])
}

/** Turns the hue (degrees) and scales the chroma. */
export function tint(hex: string, { turn, chroma }: { turn: number; chroma: number }) {
  const [L, a, b] = toLab(hex)
  const angle = (turn * Math.PI) / 180
  return toHex([
    L,
    (a * Math.cos(angle) - b * Math.sin(angle)) * chroma,
    (a * Math.sin(angle) + b * Math.cos(angle)) * chroma,
  ])
}
