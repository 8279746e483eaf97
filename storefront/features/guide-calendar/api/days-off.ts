import { useQuery } from '@tanstack/react-query'
import { addOwnAbsence, listOwnAbsences, removeOwnAbsence, type NewAbsence } from '@/contract/guide-absences'
import { callApi } from '@/storefront/lib/api/call-api'
import { MINE, queryClient, WHILE_SHOWN } from '@/storefront/lib/api/query-client'
import { sessionToken } from '@/storefront/lib/session/token'

const keyOf = (userId: number | undefined) => [MINE, 'guide-absences', userId]

/** The days off of the signed-in guide, from today on. */
export const useDaysOff = (userId: number | undefined) =>
  useQuery(
    {
      queryKey: keyOf(userId),
      ...WHILE_SHOWN,
      queryFn: async () => callApi(listOwnAbsences, { token: await sessionToken() }),
    },
    queryClient(),
  )

export const addDaysOff = async ({ userId, ...body }: NewAbsence & { userId: number | undefined }) => {
  const added = await callApi(addOwnAbsence, { body, token: await sessionToken() })
  await queryClient().invalidateQueries({ queryKey: keyOf(userId) })
  return added
}

export const removeDaysOff = async ({ userId, id }: { userId: number | undefined; id: number }) => {
  await callApi(removeOwnAbsence, { params: { id }, token: await sessionToken() })
  await queryClient().invalidateQueries({ queryKey: keyOf(userId) })
}
