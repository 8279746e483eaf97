import type { ElevationProfile } from '@/domain/elevation-profile'
import { describeProfile } from '../rules/describe-profile'
import type { Route } from '../rules/read-route'
import { ElevationDays } from './elevation-days'
import { ElevationDrawing } from './elevation-drawing'
import { ItineraryFigures } from './itinerary-figures'
import { RouteSketch } from './route-sketch'

type ItineraryDrawingProps = { route: Route; profile: ElevationProfile; label: string; figures: string[] }

/** The route and its profile as drawings: nothing in them answers. */
export const ItineraryDrawing = ({ route, profile, label, figures }: ItineraryDrawingProps) => (
  <div className="itin">
    <div className="itin__map">
      <RouteSketch route={route} label={label} />
    </div>
    <div className="elev">
      <p className="sr-only">{describeProfile(profile)}</p>
      <div className="elev__plot">
        <ElevationDrawing profile={profile} />
      </div>
      <ElevationDays profile={profile} />
    </div>
    <ItineraryFigures figures={figures} />
  </div>
)
