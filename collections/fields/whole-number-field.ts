import type { NumberField } from 'payload'

/** A required whole number between two others. */
export const wholeNumberField = ({
  description,
  width,
  ...field
}: {
  name: string
  label: string
  description: string
  defaultValue?: number
  min: number
  max: number
  width: '25%' | '33%' | '50%'
}): NumberField => ({
  ...field,
  type: 'number',
  required: true,
  validate: (value: unknown) =>
    (Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max) ||
    `Indique un nombre entier, de ${String(field.min)} à ${String(field.max)}.`,
  admin: { width, step: 1, description },
})
