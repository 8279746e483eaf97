import type { TextFieldSingleValidation } from 'payload'
import { isAddressAnswered } from '@/server/features/content/is-address-answered'
import { validateHref } from '../blocks/validate-href'

export const NOTHING_THERE = 'Rien ne répond à cette adresse du site.'

/** Where a link of every page leads: an address of the site is looked up as it is saved. */
export const validateAddress: TextFieldSingleValidation = async (value, { event }) => {
  if (!value) return 'Écris une adresse.'
  const shape = validateHref(value)
  if (shape !== true) return shape
  if (event === 'onChange' || /^[a-z]+:/.test(value)) return true
  return (await isAddressAnswered(value)) || NOTHING_THERE
}
