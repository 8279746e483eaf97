import { findTestCard, type TestCard } from '@/domain/payments/test-cards'

export type CardEntry = { number: string; expiry: string; cryptogram: string }

export type CardEntryErrors = Partial<Record<keyof CardEntry, string>>

export type CheckedCard = { ok: true; card: TestCard } | { ok: false; errors: CardEntryErrors }

/** The test card that was typed, or what to say of each field: the month of `now` is the last that counts as to come. */
export const checkCardEntry = ({ entry, now }: { entry: CardEntry; now: Date }): CheckedCard => {
  const card = findTestCard(entry.number)
  const number = card ? undefined : numberError(entry.number)
  const expiry = expiryError({ typed: entry.expiry, now })
  const cryptogram = cryptogramError(entry.cryptogram)
  const errors = { ...(number && { number }), ...(expiry && { expiry }), ...(cryptogram && { cryptogram }) }
  if (card && Object.keys(errors).length === 0) return { ok: true, card }
  return { ok: false, errors }
}

const numberError = (typed: string): string => {
  const digits = typed.replace(/[\s\u00a0.-]/g, '')
  if (digits === '') return 'Écris le numéro d’une carte d’essai.'
  if (/\D/.test(digits)) return 'Un numéro de carte n’a que des chiffres.'
  if (digits.length < 13) return 'Ce numéro est incomplet\u00a0: il manque des chiffres.'
  if (digits.length > 19 || !hasSoundKey(digits))
    return 'Ce numéro ne peut pas être celui d’une carte\u00a0: vérifie chaque chiffre.'
  return 'Seules les cartes d’essai passent ici. N’écris jamais le numéro d’une vraie carte.'
}

/** Luhn's key, the last digit of every card number. */
const hasSoundKey = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const expiryError = ({ typed, now }: { typed: string; now: Date }): string | undefined => {
  if (typed.trim() === '') return 'Écris le mois et l’année, comme 04/30.'
  const [, month, year] = /^\s*(\d{1,2})(?:\s*\/)?\s*(?:20)?(\d{2})\s*$/.exec(typed) ?? []
  if (month === undefined || year === undefined) return 'Écris le mois et l’année, comme 04/30.'
  if (Number(month) < 1 || Number(month) > 12) return 'Il n’y a pas de mois pareil\u00a0: de 01 à 12.'
  // The first instant after the month, anywhere: a card lasts to the end of its month.
  const isOver = new Date(Date.UTC(2000 + Number(year), Number(month), 1)) <= now
  return isOver ? 'Cette date est passée\u00a0: la carte est expirée.' : undefined
}

const cryptogramError = (typed: string): string | undefined =>
  /^\s*\d{3}\s*$/.test(typed) ? undefined : 'Ce sont les 3 chiffres au dos de la carte.'
