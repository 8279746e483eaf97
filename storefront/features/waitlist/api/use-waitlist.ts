import { useMutation, useQuery } from '@tanstack/react-query'
import {
  acceptOffer,
  changeWaitlistEntry,
  joinWaitlist,
  leaveWaitlist,
  listWaitlist,
  resumeWaitlistEntry,
  waitForMore,
  type WaitlistParty,
} from '@/contract/waitlist'
import { callApi } from '@/storefront/lib/api/call-api'
import { MINE, queryClient, WHILE_SHOWN } from '@/storefront/lib/api/query-client'
import { readSession } from '@/storefront/lib/session/store'

const KEY = [MINE, 'waitlist']
const token = () => readSession().user?.token

/** The requests on waitlists of who is signed in; an offer comes to who looks at the page. */
export const useWaitlist = (userId: number | undefined) =>
  useQuery(
    {
      queryKey: [...KEY, userId],
      ...WHILE_SHOWN,
      enabled: userId !== undefined,
      refetchInterval: 60_000,
      queryFn: async () => (await callApi(listWaitlist, { token: token() })).entries,
    },
    queryClient(),
  )

/** One thing done about a request; the list is read anew after it, also when it is refused. */
const useAnswer = <Parts, Answer>(call: (parts: Parts) => Promise<Answer>) =>
  useMutation({ mutationFn: call, onSettled: () => queryClient().invalidateQueries({ queryKey: KEY }) }, queryClient())

export const useJoin = (departureId: number) =>
  useAnswer((party: WaitlistParty) =>
    callApi(joinWaitlist, { body: { departure_id: departureId, ...party }, token: token() }),
  )

export const useChange = (id: number) =>
  useAnswer((party: WaitlistParty) => callApi(changeWaitlistEntry, { params: { id }, body: party, token: token() }))

export const useAccept = (id: number) =>
  useAnswer((travelers: number) =>
    callApi(acceptOffer, { params: { id }, body: { travelers_count: travelers }, token: token() }),
  )

export const useLeave = (id: number) => useAnswer(() => callApi(leaveWaitlist, { params: { id }, token: token() }))
export const useWaitForMore = (id: number) => useAnswer(() => callApi(waitForMore, { params: { id }, token: token() }))
export const useResume = (id: number) =>
  useAnswer(() => callApi(resumeWaitlistEntry, { params: { id }, token: token() }))
