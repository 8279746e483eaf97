import { useEffect, useRef } from 'react'
import { isSigningIn } from '@/domain/login-status'
import { useSession } from '@/storefront/lib/session/hook'
import { forgetLevelWish, takeLevelWish } from '../rules/level-wish'

/** Saves, once signed in, the level whose saving opened the login flow; who closes it saves nothing. */
export const useWishedSave = (save: () => void) => {
  const { status, user } = useSession()
  const userId = user?.id
  const wasSigningIn = useRef(false)

  useEffect(() => {
    if (status === 'logout' && wasSigningIn.current) forgetLevelWish()
    wasSigningIn.current = isSigningIn(status)
  }, [status])

  useEffect(() => {
    if (userId !== undefined && takeLevelWish()) save()
    // Once for each person: `save` is another at each rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [userId])
}
