/** A site that sells train tickets. In its https address `{from}`, `{to}` and `{date}` stand for what is looked for. */
export type TrainOperator = { name: string; url: string }

/** A ride that a ticket is looked for: its two stations or towns and its day, as `2027-06-14`; null where unknown. */
export type TrainRide = { from: string | null; to: string | null; date: string | null }

/** Until the staff choose: none of them publishes a lasting address for a search, so their home pages. */
export const DEFAULT_TRAIN_OPERATORS: readonly TrainOperator[] = [
  { name: 'SNCF Connect', url: 'https://www.sncf-connect.com/' },
  { name: 'Trainline', url: 'https://www.thetrainline.com/fr' },
  { name: 'Omio', url: 'https://www.omio.fr/' },
]

export const LONGEST_OPERATOR_URL = 500

export const OPERATOR_URL_REFUSALS = {
  missing: 'Écris une adresse.',
  scheme: 'Une adresse commence par https:// et s’écrit sans espace.',
  length: `Une adresse a ${String(LONGEST_OPERATOR_URL)}\u00a0caractères au plus.`,
  placeholder: 'Entre accolades, seuls {from}, {to} et {date} se remplissent.',
  credentials: 'Une adresse s’écrit sans nom d’utilisateur ni mot de passe.',
  host: 'Le nom du site ne peut pas changer\u00a0: mets {from}, {to} et {date} après lui.',
  address: 'Cette adresse n’est pas valable.',
} as const

/** Why the address of an operator can't be kept, in French; null when it can. */
export const operatorUrlRefusal = (url: string): string | null => {
  const fault = faultOf(url)
  return fault && OPERATOR_URL_REFUSALS[fault]
}

/**
 * Where each operator is asked for a ride, always at the host of its address. One whose address needs what is unknown leads to its
 * home page; one whose address could not be kept is left out.
 */
export const ticketLinks = ({
  operators,
  ride,
}: {
  operators: readonly TrainOperator[]
  ride: TrainRide
}): Array<{ name: string; href: string }> =>
  operators
    .filter(({ url }) => faultOf(url) === null)
    .map(({ name, url }) => ({ name, href: fill(url, ride) ?? homeOf(url) }))

/** Whether the staff should look again at where an operator's address leads: never done, or over twelve months ago. Days as `2027-06-14`. */
export const isCheckDue = ({ readOn, today }: { readOn: string | null; today: string }): boolean =>
  readOn === null || `${String(Number(readOn.slice(0, 4)) + 1)}${readOn.slice(4, 10)}` < today

const PLACEHOLDER = /\{(from|to|date)\}/g
const AUTHORITY = /^https:\/\/([^/?#]+)/i
/** An address with a backslash, a blank or a control character is read otherwise than it is written. */
const MISREAD = /[\s\\\p{Cc}]/u
const EXAMPLE: TrainRide = { from: 'Lyon', to: 'Grenoble', date: '2027-06-14' }

const faultOf = (url: string): keyof typeof OPERATOR_URL_REFUSALS | null => {
  if (url === '') return 'missing'
  if (url.length > LONGEST_OPERATOR_URL) return 'length'
  const authority = AUTHORITY.exec(url)?.[1]
  if (authority === undefined || MISREAD.test(url)) return 'scheme'
  if (/[{}]/.test(url.replace(PLACEHOLDER, ''))) return 'placeholder'
  if (/[{}]/.test(authority)) return 'host'
  if (authority.includes('@')) return 'credentials'
  return isSiteAddress(fill(url, EXAMPLE) ?? '') ? null : 'address'
}

const isSiteAddress = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' && hostname.includes('.')
}

/** Null when the address needs what is not known. */
const fill = (url: string, ride: TrainRide): string | null => {
  const asked = [...url.matchAll(PLACEHOLDER)].map(([, key]) => ride[key as keyof TrainRide])
  if (!asked.every(isWritten)) return null
  return url.replace(PLACEHOLDER, (_, key: keyof TrainRide) => inAddress(ride[key] ?? ''))
}

/** In a path, dots alone would lead above it. */
const isWritten = (value: string | null): boolean => value !== null && /[^.\s]/.test(value)

const inAddress = (value: string): string => encodeURIComponent(value.trim().replace(/\p{Surrogate}/gu, '\ufffd'))

const homeOf = (url: string): string => `${new URL(url.replace(PLACEHOLDER, '')).origin}/`
