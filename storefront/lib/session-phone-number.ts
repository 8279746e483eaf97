import type { updateUser } from '@/contract/accounts'
import { parsePhone } from '@/domain/phone'
import { callApi } from './call-api'
import { lightRoute } from './light-route'
import { changeSession, readSession } from './session-store'

const ADDRESS = lightRoute<typeof updateUser>({ method: 'patch', path: '/v1/user' })

/** What was typed as E.164, read in the country chosen beside it; null when it is no possible number. */
export const readTypedPhone = ({ phone, callingCode }: { phone: string; callingCode: string }): string | null => {
  const typed = phone.trim()
  const isInternational = /^(\+|00)/.test(typed)
  if (isInternational) return parsePhone(typed.replace(/^00/, '+'))
  return parsePhone(callingCode === '+33' ? typed : `${callingCode}${typed}`)
}

/** Saves the number of who is signed in, and shows the profile that results. */
export const savePhoneNumber = async (phone: string): Promise<void> => {
  const user = await callApi(ADDRESS, { body: { phone }, token: readSession().user?.token })
  changeSession({ user })
}
