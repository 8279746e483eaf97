import type { NumberField } from 'payload'

/** A price kept in integer cents; editors read and write euros. */
export const priceField = ({
  name,
  label,
  required = false,
  isFree = true,
  description,
  cell = '/admin/components/price-cell#PriceCell',
}: {
  name: string
  label: string
  required?: boolean
  /** Whether it may be 0. */
  isFree?: boolean
  description?: string
  /** What shows it in a list. */
  cell?: string
}): NumberField => ({
  name,
  type: 'number',
  label,
  required,
  min: isFree ? 0 : 1,
  index: true,
  validate: (value: number | null | undefined) => {
    if (value === null || value === undefined) return !required || 'Indique un prix.'
    if (!isFree && value === 0) return 'Un prix de 0\u00a0€ vendrait la place pour rien\u00a0: indique un prix.'
    return (Number.isInteger(value) && value >= 0 && value <= 2_000_000) || 'Indique un prix entre 0 et 20 000 €.'
  },
  admin: {
    description,
    components: {
      Field: '/admin/components/price-input#PriceInput',
      Cell: cell,
    },
  },
})
