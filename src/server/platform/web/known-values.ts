/** Remembers which values have a page, and looks up those it has not met: only what exists takes room. */
export class KnownValues {
  #known = new Set<string>()

  constructor(private readonly lookUp: (value: string) => Promise<boolean>) {}

  async has(value: string): Promise<boolean> {
    if (this.#known.has(value)) return true
    const isKnown = await this.lookUp(value)
    if (isKnown) this.#known.add(value)
    return isKnown
  }
}
