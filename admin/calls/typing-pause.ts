/** How long nobody types, in milliseconds, before what is typed is asked. */
export const TYPING_PAUSE = 220
