/**
 * An address that mail reaches, in lower case: RFC 5322's dot-atom before the at sign, a name of the domain name system
 * after it. Quoted names and bare numbers, which nobody signs up with, are not among them.
 */
export const EMAIL_ADDRESS =
  /^(?!\.)(?!.*\.\.)[a-z0-9.!#$%&'*+/=?^_`{|}~-]*[a-z0-9!#$%&'*+/=?^_`{|}~-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/
