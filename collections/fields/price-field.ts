import type { NumberField } from 'payload'

/** A price kept in integer cents; editors read and write euros. */
export const priceField = ({
  name,
  label,
  required = false,
  description,
  cell = '/admin/components/price-cell#PriceCell',
}: {
  name: string
  label: string
  required?: boolean
  description?: string
  /** What shows it in a list. */
  cell?: string
}): NumberField => ({
  name,
  type: 'number',
  label,
  required,
  min: 0,
  index: true,
  validate: (value: number | null | undefined) => {
    if (value === null || value === undefined) return !required || 'Indique un prix.'
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
