/** How long an order waits for its address to be proven, and its seats with it: long enough to read a mail. */
export const PROOF_HOURS = 2
