import { updateUser } from '@/contract/accounts'
import { parsePhone } from '@/domain/travelers/phone'
import { callApi } from '@/storefront/lib/api/call-api'
import { changeSession, readSession } from '@/storefront/lib/session/store'

/** What was typed as E.164, read in the country chosen beside it; null when it is no possible number. */
export const readTypedPhone = ({ phone, callingCode }: { phone: string; callingCode: string }): string | null => {
  const typed = phone.trim()
  const isInternational = /^(\+|00)/.test(typed)
  if (isInternational) return parsePhone(typed.replace(/^00/, '+'))
  return parsePhone(callingCode === '+33' ? typed : `${callingCode}${typed}`)
}

/** Saves the number of the signed-in user, or removes it by null, and shows the profile that results. */
export const savePhoneNumber = async (phone: string | null): Promise<void> => {
  const user = await callApi(updateUser, { body: { phone }, token: readSession().user?.token })
  changeSession({ user })
}
