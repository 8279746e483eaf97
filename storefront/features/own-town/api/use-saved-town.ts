import { useMutation } from '@tanstack/react-query'
import { OWN_TOWN_REMOVAL, OWN_TOWN_SAVE } from '@/contract/addresses'
import type { forgetOwnTown, saveOwnTown } from '@/contract/own-town'
import { callApi } from '@/storefront/lib/api/call-api'
import { savedTownKey } from '@/storefront/lib/storage/own-town'
import { queryClient } from '@/storefront/lib/api/query-client'
import { useSession } from '@/storefront/lib/session/hook'

/** Saves a town to the account, or takes it out of it for `null`. */
export const useSavedTown = () => {
  const { user } = useSession()
  const token = user?.token
  return useMutation(
    {
      mutationFn: (code: string | null) =>
        code === null
          ? callApi<typeof forgetOwnTown>(OWN_TOWN_REMOVAL, { token })
          : callApi<typeof saveOwnTown>(OWN_TOWN_SAVE, { token, body: { code } }),
      onSuccess: (answer) => queryClient().setQueryData(savedTownKey(user?.id), answer),
    },
    queryClient(),
  )
}
