/** A drawing as the address of a picture: it runs no script there. */
export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
