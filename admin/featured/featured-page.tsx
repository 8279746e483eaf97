'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { type FeaturedOrder, type FeaturedTrip, getFeaturedOrder, saveFeaturedOrder } from '@/contract/featured'
import { formatCount } from '@/domain/text/plural'
import { callPanel } from '../calls/call-panel'
import { usePanel } from '../calls/use-panel'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { FeaturedList } from './featured-list'
import { FeaturedSearch } from './featured-search'

/** The order as it is kept, and as the reader changes it until one press keeps it. */
export const FeaturedPage = () => {
  const { answer, error, reload } = usePanel(getFeaturedOrder, NOTHING_ASKED)
  const [saved, setSaved] = useState<FeaturedOrder | null>(null)
  const order = saved ?? answer
  if (error !== null && !order) return <p role="alert">{error}</p>
  if (!order) return <p role="status">Chargement…</p>
  const refresh = () => {
    setSaved(null)
    reload()
  }
  return (
    <>
      {order.home_count > 0 && (
        <p className="featured__notice">
          {`La page d’accueil choisit elle-même ${formatCount(order.home_count, 'aventure')}\u00a0: son carrousel montre celles-là. `}
          <a href={PANEL_PATHS.global('home-page')}>Voir la page d’accueil</a>
        </p>
      )}
      <FeaturedEditor key={idsOf(order.trips).join()} order={order} onSave={setSaved} onRefresh={refresh} />
    </>
  )
}

const NOTHING_ASKED = {}

const idsOf = (trips: readonly FeaturedTrip[]): number[] => trips.map(({ id }) => id)

type FeaturedEditorProps = { order: FeaturedOrder; onSave: (order: FeaturedOrder) => void; onRefresh: () => void }

const FeaturedEditor = ({ order, onSave, onRefresh }: FeaturedEditorProps) => {
  const [trips, setTrips] = useState(order.trips)
  const [isPending, setIsPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const chosen = new Set(idsOf(trips))
  const isChanged = idsOf(trips).join() !== idsOf(order.trips).join()

  const send = async (): Promise<void> => {
    if (isPending) return
    setIsPending(true)
    setRefusal(null)
    try {
      const body = { ids: idsOf(trips), seen: idsOf(order.trips) }
      onSave(await callPanel(saveFeaturedOrder, { body }))
      toast.success('La une est enregistrée. Le site la montre dans quelques secondes.')
    } catch (thrown) {
      setRefusal(thrown instanceof Error ? thrown.message : String(thrown))
    }
    setIsPending(false)
  }

  return (
    <>
      <FeaturedList trips={trips} onChange={setTrips} />
      <FeaturedSearch
        others={[...order.others, ...order.trips.filter((trip) => trip.is_published)].filter(
          ({ id }) => !chosen.has(id),
        )}
        count={trips.length}
        onAdd={(trip) => setTrips([...trips, trip])}
      />
      {refusal !== null && (
        <div className="featured__notice" role="alert">
          <p>{refusal}</p>
          <Button buttonStyle="secondary" size="medium" margin={false} onClick={onRefresh}>
            Reprendre la liste d’à présent
          </Button>
        </div>
      )}
      <div className="featured__actions">
        <Button
          buttonStyle="primary"
          size="medium"
          margin={false}
          disabled={!isChanged || isPending}
          onClick={() => void send()}
        >
          Enregistrer la une
        </Button>
        {isChanged && (
          <Button buttonStyle="subtle" size="medium" margin={false} onClick={() => setTrips(order.trips)}>
            Annuler mes changements
          </Button>
        )}
      </div>
    </>
  )
}
