/** A failure the person at the keyboard can act upon: commands print its message alone, without a stack. */
export class UserError extends Error {}
