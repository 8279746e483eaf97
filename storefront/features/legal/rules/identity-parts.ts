import type { LegalIdentity } from '@/contract/legal'

type IdentityRow = { label: string; value: string; href?: string }
export type IdentityPart = { id: string; title: string; rows: IdentityRow[] }

/** Who the agency is by law, under its headings; what the settings leave empty is left out, a heading without facts too. */
export const identityParts = (identity: LegalIdentity): IdentityPart[] =>
  [
    {
      id: 'editeur',
      title: 'Éditeur',
      rows: [
        ...row('Société', identity.company),
        ...row('Forme', identity.form),
        ...row('Capital', identity.capital),
        ...row('Siège', identity.office),
        ...row('Immatriculation', identity.register),
        ...row('TVA intracommunautaire', identity.vat),
        ...row('Registre des opérateurs de voyages', identity.travel_register),
        ...row('Garantie financière', identity.guarantor),
        ...row('Assurance professionnelle', identity.insurer),
        ...row('Direction de la publication', identity.director),
        ...row('E-mail', identity.email, `mailto:${identity.email ?? ''}`),
        ...row('Téléphone', identity.phone, `tel:${identity.phone_e164}`),
      ],
    },
    { id: 'mediation', title: 'Médiation de la consommation', rows: row('Médiateur', identity.mediator) },
    { id: 'hebergeur', title: 'Hébergeur', rows: row('Hébergement', identity.host) },
  ].filter(({ rows }) => rows.length > 0)

const row = (label: string, value: string | null, href?: string): IdentityRow[] =>
  value ? [{ label, value, ...(href && { href }) }] : []
