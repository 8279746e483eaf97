/** Which trees a land has: umbrella pines by a warm sea, broadleaves, conifers of the north, or none to speak of. */
export type Flora = 'pines' | 'broadleaves' | 'conifers' | 'bare'
