/** What one may write to the agency about; `slug` is its word in the address of the form. */
export const CONTACT_TOPICS = [
  { value: 'trip', slug: 'voyage', label: 'Préparer une aventure' },
  { value: 'reservation', slug: 'reservation', label: 'Ma réservation' },
  { value: 'partner', slug: 'partenaire', label: 'Devenir partenaire' },
  { value: 'company', slug: 'entreprise', label: 'Mon entreprise' },
  { value: 'press', slug: 'presse', label: 'La presse' },
  { value: 'guide', slug: 'guide', label: 'Candidater comme guide' },
] as const

export type ContactTopic = (typeof CONTACT_TOPICS)[number]['value']

/** How far the agency is with a message; `spam` is kept apart from the others, and can be taken back. */
export const CONTACT_STATES = [
  { value: 'new', label: 'Nouveau' },
  { value: 'in_progress', label: 'En cours' },
  { value: 'answered', label: 'Répondu' },
  { value: 'closed', label: 'Classé' },
  { value: 'spam', label: 'Indésirable' },
] as const

/** Why a message was set apart as it came. */
export const CONTACT_CATCHES = [
  { value: 'hidden_field', label: 'Le champ caché est rempli' },
  { value: 'no_form', label: 'Le formulaire n’a pas été ouvert' },
  { value: 'too_quick', label: 'Envoyé trop vite' },
  { value: 'repeated', label: 'Le même texte sous une autre adresse, ou un formulaire déjà envoyé' },
] as const

export type ContactCatch = (typeof CONTACT_CATCHES)[number]['value']

/** Lengths in characters, once cleaned. */
export const CONTACT_LENGTHS = { name: 120, organisation: 120, reservation: 40, shortestBody: 10, body: 4000 } as const

/** Seconds that nobody is quick enough to fill the form in. */
export const CONTACT_MIN_SECONDS = 3

/** The form, about a topic, and about a trip by its number where it is known. */
export const contactPath = ({ topic, expedition }: { topic?: ContactTopic; expedition?: number } = {}): string => {
  const slug = CONTACT_TOPICS.find(({ value }) => value === topic)?.slug
  const query = new URLSearchParams({
    ...(slug !== undefined && { sujet: slug }),
    ...(expedition !== undefined && { expedition: String(expedition) }),
  }).toString()
  return `/collaborations${query && `?${query}`}#Contact-Us`
}

/** What `contactPath` wrote: the topic and the trip's number, or null for what is none. */
export const readContactQuery = (query: URLSearchParams): { topic: ContactTopic | null; expedition: number | null } => {
  const topic = CONTACT_TOPICS.find(({ slug }) => slug === query.get('sujet'))?.value ?? null
  const expedition = query.get('expedition') ?? ''
  return { topic, expedition: /^[1-9]\d{0,8}$/.test(expedition) ? Number(expedition) : null }
}
