/** 32-bit FNV-1a hash with a final avalanche, so that close seeds give unrelated streams. */
export function hash(text: string) {
  let h = 0x811c9dc5
  for (const char of text) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Seeded pseudo-random stream: the same seed always gives the same drawing. */
export class Random {
  #state: number

  constructor(seed: string) {
    this.#state = hash(seed)
  }

  /** Uniform in [0, 1[ (mulberry32). */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  range(min: number, max: number) {
    return min + (max - min) * this.next()
  }

  /** Integer in [min, max], both included. */
  int(min: number, max: number) {
    return Math.floor(this.range(min, max + 1))
  }

  chance(probability: number) {
    return this.next() < probability
  }

  sign() {
    return this.chance(0.5) ? 1 : -1
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[Math.floor(this.next() * list.length)] ?? list[0]
  }

  /** Roughly normal, centred on 0, within ]-1, 1[. */
  bell() {
    return (this.next() + this.next() + this.next()) / 1.5 - 1
  }
}
