import { randomUUID } from 'node:crypto'
import type { TextField } from 'payload'
import { SLUG_PATTERN, slugify } from '@/domain/text/slug'

type SlugOptions = {
  /** The field it is made from. */
  from: string
  /** Addresses that are not to be had. */
  reserved?: ReadonlySet<string>
}

const RESERVED = 'Le site se sert déjà de cette adresse\u00a0: choisis-en une autre.'

/** The address of a document, unique, made from its title when left empty. */
export const slugField = ({ from, reserved }: SlugOptions): TextField => ({
  name: 'slug',
  type: 'text',
  label: 'Adresse',
  required: true,
  unique: true,
  index: true,
  admin: {
    position: 'sidebar',
    description: 'Dernière partie de l’adresse de la page. Laisse vide pour la tirer du nom.',
  },
  validate: (value: string | null | undefined) => {
    if (typeof value !== 'string' || !SLUG_PATTERN.test(value)) {
      return 'Une adresse s’écrit en minuscules sans accents, avec des tirets\u00a0: «\u00a0tour-du-mont-blanc\u00a0».'
    }
    return reserved?.has(value) ? RESERVED : true
  },
  hooks: {
    beforeDuplicate: [({ value }) => `${String(value)}-copie-${randomUUID().slice(0, 4)}`],
    beforeValidate: [
      ({ value, data }) => {
        if (typeof value === 'string' && value.trim() !== '') return slugify(value)
        const title: unknown = data?.[from]
        return typeof title === 'string' ? slugify(title) : value
      },
    ],
  },
})
