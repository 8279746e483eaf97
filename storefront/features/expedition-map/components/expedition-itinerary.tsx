import type { Expedition, RouteGeoJson } from '@/contract/expeditions'
import { buildElevationProfile, type ElevationProfile } from '@/domain/routes/elevation-profile'
import { withDe } from '@/domain/text/elision'
import { formatNumber } from '@/domain/text/price'
import { formatMetres, describeProfile } from '../rules/describe-profile'
import { readRoute, type Route } from '../rules/read-route'
import type { RouteGround } from '../rules/route-ground'
import { ElevationDays } from './elevation-days'
import { ElevationDrawing } from './elevation-drawing'
import { ItineraryFigures } from './itinerary-figures'
import { LiveItinerary } from './live-itinerary'
import { RouteSketch } from './route-sketch'

type ExpeditionItineraryProps = { totals: Expedition['totals']; geojson: RouteGeoJson } & RouteGround

const NBSP = '\u00a0'

/** The route of an expedition on its map with its profile; nothing when no route is drawn yet. */
export const ExpeditionItinerary = ({ totals, geojson, ...ground }: ExpeditionItineraryProps) => {
  const route = readRoute(geojson)
  const profile = buildElevationProfile({ ...route, announcedKm: totals.distance_km || null })
  if (!profile) return null

  const drawn = {
    route,
    profile,
    label: describeRoute(route.stages.filter(({ badge }) => badge).map(({ name }) => name)),
    figures: presentTotals(totals),
  }
  return (
    <LiveItinerary {...drawn} {...ground}>
      <ItineraryDrawing {...drawn} {...ground} />
    </LiveItinerary>
  )
}

const describeRoute = (names: string[]): string => {
  const [first, last] = [names[0], names.at(-1)]
  if (!first || !last) return 'Carte de l’itinéraire'
  return first === last
    ? `Carte de l’itinéraire autour ${withDe(first)}`
    : `Carte de l’itinéraire, ${withDe(first)} à ${last}`
}

const presentTotals = ({ distance_km, ascent_m, descent_m, hours_min, hours_max }: Expedition['totals']): string[] => [
  ...(distance_km > 0 ? [`${formatNumber(Math.round(distance_km))}${NBSP}km`] : []),
  ...(ascent_m > 0 ? [`+${NBSP}${formatMetres(ascent_m)}`] : []),
  ...(descent_m > 0 ? [`−${NBSP}${formatMetres(descent_m)}`] : []),
  ...presentHours({ hours_min, hours_max }),
]

const presentHours = ({ hours_min, hours_max }: Pick<Expedition['totals'], 'hours_min' | 'hours_max'>): string[] => {
  if (hours_max <= 0) return []
  const [least, most] = [Math.floor(hours_min), Math.ceil(hours_max)]
  const hours = least > 0 && least < most ? `${least} à ${most}` : `${most}`
  return [`${hours}${NBSP}h d’effort par jour`]
}

type ItineraryDrawingProps = { route: Route; profile: ElevationProfile; label: string; figures: string[] } & RouteGround

/** The route and its profile as drawings: nothing in them answers. */
const ItineraryDrawing = ({ route, profile, label, figures, relief, styleUrl }: ItineraryDrawingProps) => (
  <div className="itin">
    <div className="itin__map">
      <RouteSketch route={route} label={label} relief={relief} />
    </div>
    <div className="elev">
      <p className="sr-only">{describeProfile(profile)}</p>
      <div className="elev__plot">
        <ElevationDrawing profile={profile} />
      </div>
      <ElevationDays profile={profile} />
    </div>
    <ItineraryFigures figures={figures} hasRelief={relief !== undefined && !styleUrl} />
  </div>
)
