import { addFactor, getCarbonDesk, getCarbonSeasonsFile } from '@/contract/carbon-desk'
import { listStations } from '@/contract/stations'
import { implementRoute } from '@/server/platform/http/implement-route'
import { addFactorVersion } from './add-factor'
import { exportCarbonSeasons } from './carbon-seasons'
import { findStations } from './find-stations'
import { readCarbonDesk } from './read-carbon-desk'

/** What the agency reads and adds on the page of carbon, and the stations that it puts trips at. */
export const CARBON_DESK_ENDPOINTS = [
  implementRoute(getCarbonDesk, () => readCarbonDesk()),
  implementRoute(getCarbonSeasonsFile, () => exportCarbonSeasons()),
  implementRoute(addFactor, ({ body, user, req }) => addFactorVersion({ req, authorId: user.id, given: body })),
  implementRoute(listStations, ({ query }) => findStations(query)),
]
