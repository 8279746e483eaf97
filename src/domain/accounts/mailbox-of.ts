const GMAIL = 'gmail.com'
const DOTLESS_DOMAINS: readonly string[] = [GMAIL, 'proton.me', 'protonmail.com', 'pm.me']

/**
 * The mailbox that an address delivers to, as a key to count a person once: without case and without what follows a « + », at
 * Gmail and Proton without dots too. Nothing is ever sent to it; the function `mailbox_of` of the database is the same rule.
 */
export const mailboxOf = (email: string): string => {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const [local, written] = [address.slice(0, Math.max(at, 0)), address.slice(at + 1)]
  const domain = written === 'googlemail.com' ? GMAIL : written
  const name = local.split('+', 1)[0] || local
  return `${DOTLESS_DOMAINS.includes(domain) ? name.replaceAll('.', '') : name}@${domain}`
}
