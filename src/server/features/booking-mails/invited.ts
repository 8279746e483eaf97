/** Why somebody has a message about a trip that somebody else booked. */
export const INVITED = 'Tu reçois ce message parce que tu es du voyage, invité(e) par la personne qui a réservé.'
