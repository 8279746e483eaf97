import { useDebounce } from '@payloadcms/ui/hooks/useDebounce'
import { listStations } from '@/contract/stations'
import { fromMercator } from '@/domain/routes/project-route'
import { TYPING_PAUSE } from '../calls/typing-pause'
import { usePanel } from '../calls/use-panel'
import { boxOf, type Frame, type MapView } from '../ground/map-view'

/** The stations of what a map shows, asked for once it stands still, null until they come; `near` is its middle, as the call takes it. */
export const useStationsIn = (shown: { view: MapView; frame: Frame }) => {
  const [near = '', reach = ''] = useDebounce(askedOf(shown), TYPING_PAUSE).split(' ')
  const { answer, error, reload } = usePanel(listStations, { query: { near, reach } })
  return { near, stations: answer?.items ?? null, error, reload }
}

const askedOf = (shown: { view: MapView; frame: Frame }): string => {
  const { left, right, top, bottom } = boxOf(shown)
  const [longitude, latitude] = fromMercator(shown.view.centre)
  const [, north] = fromMercator([left, top])
  const [, south] = fromMercator([left, bottom])
  const [east] = fromMercator([right, top])
  const reach = [Math.max(north - latitude, latitude - south), Math.min(180, east - longitude)]
  return [[latitude, longitude], reach].map((pair) => pair.map((degrees) => degrees.toFixed(4)).join(',')).join(' ')
}
