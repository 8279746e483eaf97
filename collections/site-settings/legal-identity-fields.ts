import type { CollapsibleField, TextareaField, TextField } from 'payload'

const line = ({ name, label, maxLength = 120 }: { name: string; label: string; maxLength?: number }): TextField => ({
  name,
  type: 'text',
  label,
  maxLength,
  admin: { width: '50%' },
})

/** Somebody's name and address, and whatever number goes with them. */
const party = ({ name, label, description }: { name: string; label: string; description: string }): TextareaField => ({
  name,
  type: 'textarea',
  label,
  maxLength: 400,
  admin: { description },
})

/** Who the agency is by law, as its legal page says; what is empty is not shown. */
export const legalIdentityFields: CollapsibleField = {
  type: 'collapsible',
  label: 'Mentions légales',
  admin: { initCollapsed: true },
  fields: [
    {
      name: 'legal',
      type: 'group',
      label: false,
      fields: [
        {
          type: 'row',
          fields: [
            line({ name: 'company', label: 'Raison sociale' }),
            line({ name: 'form', label: 'Forme juridique' }),
            line({ name: 'capital', label: 'Capital social', maxLength: 40 }),
            line({ name: 'office', label: 'Siège social', maxLength: 200 }),
            line({ name: 'register', label: 'Immatriculation au RCS', maxLength: 60 }),
            line({ name: 'vat', label: 'TVA intracommunautaire', maxLength: 20 }),
            line({ name: 'travel_register', label: 'Immatriculation au registre d’Atout France', maxLength: 40 }),
            line({ name: 'director', label: 'Directeur ou directrice de la publication' }),
            { name: 'email', type: 'email', label: 'Adresse e-mail', admin: { width: '50%' } },
          ],
        },
        party({
          name: 'guarantor',
          label: 'Garantie financière',
          description: 'Nom et adresse du garant, et ce qu’il garantit.',
        }),
        party({
          name: 'insurer',
          label: 'Responsabilité civile professionnelle',
          description: 'Nom et adresse de l’assureur, numéro du contrat.',
        }),
        party({
          name: 'mediator',
          label: 'Médiation de la consommation',
          description: 'Nom, adresse et site du médiateur dont relève l’agence.',
        }),
        party({ name: 'host', label: 'Hébergeur du site', description: 'Nom, adresse et téléphone.' }),
      ],
    },
  ],
}
