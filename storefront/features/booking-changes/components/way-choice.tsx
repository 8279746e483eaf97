import { Box } from '@/storefront/ui/box'
import { ChoiceRow } from '@/storefront/ui/choice-row'
import type { ReservationChanges } from '@/contract/reservation-changes'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { CalendarSync, ListPlus, Undo2, UserRoundCheck, UserRoundPlus } from 'lucide'
import { Icon } from '@/storefront/ui/icon'
import { addNote } from '../rules/added-travelers'
import { cancelNote, moveNote, optionsNote, transferNote } from '../rules/change-words'

export type Way = 'move' | 'add' | 'transfer' | 'options' | 'cancel'

/** What one may want: another date, somebody more, somebody else, an option, to cancel. None is chosen for anybody. */
export const WayChoice = ({
  way,
  changes,
  reservation,
  onChoose,
}: {
  way: Way | null
  changes: ReservationChanges
  reservation: ReservationDetail
  onChoose: (way: Way) => void
}) => {
  const ways = [
    { key: 'move', title: 'Changer de date', note: moveNote(changes.move), icon: CalendarSync },
    { key: 'add', title: 'Ajouter quelqu’un', note: addNote(changes.travelers), icon: UserRoundPlus },
    {
      key: 'transfer',
      title: 'Céder une place à quelqu’un',
      note: transferNote(changes.transfer),
      icon: UserRoundCheck,
    },
    { key: 'options', title: 'Ajouter ou retirer une option', note: optionsNote(changes.options), icon: ListPlus },
    { key: 'cancel', title: 'Annuler', note: cancelNote({ changes, reservation }), icon: Undo2 },
  ] as const
  return (
    <Box title={'Que veux-tu faire\u00a0?'}>
      <fieldset className="choices">
        <legend className="sr-only">Ce que tu veux changer</legend>
        {ways.map(({ key, title, note, icon }) => (
          <ChoiceRow
            key={key}
            name="way"
            title={title}
            note={note}
            checked={way === key}
            onChange={() => onChoose(key)}
            end={<Icon of={icon} />}
          />
        ))}
      </fieldset>
    </Box>
  )
}
