import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { tokenOfFragment } from '@/domain/accounts/secret-link'

/**
 * The token of the mail's link that opened the page: none until the address was read, empty when it holds none. It leaves
 * the address bar, and so the history and whatever reads the address, and stays in memory for as long as the page is
 * open: a try that fails may be made again. A page that must bear a reload leaves it where it is.
 */
export const useLinkToken = ({ bearsReload = false } = {}): string | undefined => {
  const [token, setToken] = useState<string>()
  useEffect(() => {
    const take = () => {
      const found = tokenOfFragment(window.location.hash)
      if (!found) {
        setToken((before) => before ?? '')
        return
      }
      // A press that comes next finds it in the state: the address no longer has it.
      flushSync(() => setToken(found))
      if (bearsReload) return
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
    }
    // After the router took over the history, in this same commit: else it would write the address again.
    const timer = setTimeout(take)
    // Another link of a mail, opened over this page, changes its fragment alone.
    window.addEventListener('hashchange', take)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('hashchange', take)
    }
  }, [bearsReload])
  return token
}

/** The token for a press that may come before the hook has read the address. */
export const tokenAtPress = (token: string | undefined): string => token ?? tokenOfFragment(window.location.hash)
