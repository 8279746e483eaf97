import { IdCard } from 'lucide'
import type { OwnProfile } from '@/contract/participants'
import { formatShortDate } from '@/domain/days/french-dates'
import type { TrainOperator } from '@/domain/places/train-operators'
import { Box } from '@/storefront/ui/box'
import { Icon } from '@/storefront/ui/icon'
import { JourneyBox } from '@/storefront/parts/journey-box'

const ADVICE = 'https://www.diplomatie.gouv.fr/fr/conseils-aux-voyageurs/'

/** What a traveler prepares beside the profile: the way there, papers, the bag. */
export const TripBoxes = ({ profile, operators }: { profile: OwnProfile; operators: readonly TrainOperator[] }) => {
  const { expedition, journeys, kit, departure_start: start, departure_end: end } = profile
  const { country_1: country } = expedition
  return (
    <>
      <JourneyBox expedition={expedition} journeys={journeys} day={start} lastDay={end} operators={operators} />
      <Box title="Tes papiers">
        <p className="iconline">
          <Icon of={IdCard} />
          <span>
            Une pièce d’identité valable jusqu’au retour, le {formatShortDate(end)}, au nom écrit dans ton profil.
            {country !== null && country !== 'France' && (
              <span className="soft own-line">
                Ce qui est demandé à l’entrée ({country}) se lit sur{' '}
                <a className="link" href={ADVICE} target="_blank" rel="noopener">
                  France Diplomatie<span className="sr-only">, nouvel onglet</span>
                </a>
                .
              </span>
            )}
          </span>
        </p>
      </Box>
      {kit.length > 0 && (
        <Box title="Dans ton sac">
          <ul className="own-profile__bag">
            {kit.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </Box>
      )}
    </>
  )
}
