import sharp, { type Sharp, type SharpOptions } from 'sharp'

const MOST_SECONDS = 60

/** Draws a picture within a minute, or fails: what is drawn is bounded, and takes seconds. */
export const boundedSharp = (input?: Parameters<typeof sharp>[0], options?: SharpOptions): Sharp =>
  sharp(input, options).timeout({ seconds: MOST_SECONDS })
