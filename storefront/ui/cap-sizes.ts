const DENSE = '(min-resolution: 2.5dppx)'

/**
 * The `sizes` of a picture, less wide where a point has more than two and a half pixels: about twice is as sharp as an
 * eye sees, and a third of the bytes stay away (spec §9).
 */
export const capSizes = (sizes: string): string =>
  sizes
    .split(', ')
    .flatMap((entry) => {
      const at = entry.lastIndexOf(') ')
      const condition = at < 0 ? '' : `${entry.slice(0, at + 1)} and `
      const width = at < 0 ? entry : entry.slice(at + 2)
      return [`${condition}${DENSE} calc(${width} * 0.7)`, entry]
    })
    .join(', ')
