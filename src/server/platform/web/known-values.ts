/** Remembers which values have a page, and looks up those it has not met: only what exists takes room. */
export class KnownValues {
  #known = new Set<string>()
  #lookUp: (value: string) => Promise<boolean>

  constructor(lookUp: (value: string) => Promise<boolean>) {
    this.#lookUp = lookUp
  }

  async has(value: string): Promise<boolean> {
    if (this.#known.has(value)) return true
    const isKnown = await this.#lookUp(value)
    if (isKnown) this.#known.add(value)
    return isKnown
  }
}
