import { X } from 'lucide'
import { useEffect, useState } from 'react'
import type { OutputOf } from '@/contract/define-route'
import { getInterestsPopup, seeInterestsPopup } from '@/contract/interests'
import { announceNews } from '@/domain/catalogue/favourite-news'
import { callApi } from '@/storefront/lib/api/call-api'
import { readSession } from '@/storefront/lib/session/store'
import { readTab, SESSION_KEYS, writeTab } from '@/storefront/lib/storage/browser-storage'
import { Icon } from '@/storefront/ui/icon'
import { IconButton } from '@/storefront/ui/icon-button'
import { SiteLink } from '@/storefront/ui/site-link'

/** Asks once a visit for the newest of what happened to the user's favourites since they last saw some, and shows it. */
export const NewsCard = ({ userId }: { userId: number }) => {
  const [answer, setAnswer] = useState<FavouriteNewsAnswer>()
  useEffect(() => {
    if (readTab(SESSION_KEYS.favouriteNewsAsked) === String(userId)) return
    writeTab(SESSION_KEYS.favouriteNewsAsked, String(userId))
    void loadNews().then(setAnswer)
  }, [userId])

  const close = () => setAnswer(undefined)
  if (!answer?.expedition || !answer.news) return null
  const { name, slug, main_photo_small: photo } = answer.expedition
  return (
    <aside className="fav-news" aria-label="Du nouveau parmi tes favoris">
      {photo ? <img src={photo} alt="" width={72} height={72} /> : <span />}
      <p>
        <b>{announceNews({ kind: answer.news, name })}</b>
        <SiteLink className="link" href={`/expeditions/${slug}`} onClick={close}>
          Voir l’aventure
        </SiteLink>
      </p>
      <IconButton bare label="Fermer" onClick={close}>
        <Icon of={X} />
      </IconButton>
    </aside>
  )
}

/** What is shown is seen. A failure is for the console alone, as that of the favourites themselves (spec §8). */
const loadNews = async (): Promise<FavouriteNewsAnswer | undefined> => {
  try {
    const answer = await askNews()
    if (answer.popup_visible) tellNewsSeen().catch(console.error)
    return answer
  } catch (error) {
    console.error(error)
    return undefined
  }
}

type FavouriteNewsAnswer = OutputOf<typeof getInterestsPopup.response>

const token = () => readSession().user?.token

const askNews = () => callApi(getInterestsPopup, { token: token() })

const tellNewsSeen = () => callApi(seeInterestsPopup, { token: token() })
