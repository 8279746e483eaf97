/** Said once an address is subscribed (spec §7). */
export const SUBSCRIBED = 'Tu es maintenant abonné(e) à la newsletter\u00a0!'
