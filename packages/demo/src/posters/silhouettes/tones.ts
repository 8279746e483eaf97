/** Colours a silhouette is drawn with. */
export type Tones = { ink: string; main: string; second: string; light: string; window: string }
