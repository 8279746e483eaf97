import type { BriefFigure } from '@/domain/carbon/brief-figure'
import { figureSentence } from '@/domain/carbon/figure-words'
import { WAY_WORDS } from '@/domain/carbon/way'
import { WAY_ICONS } from './way-icons'
import { Note } from '@/storefront/ui/note'

/** What a trip emits from a town: « 6 kg aller-retour, 23 kg séjour compris ». */
export const TrainNote = ({ figure }: { figure: BriefFigure }) => (
  <Note tone="lichen" icon={WAY_ICONS[figure.mode]}>
    <b>{figureSentence(figure)}</b>, en CO₂e par personne, {WAY_WORDS[figure.mode]} depuis {figure.from}.{' '}
    <a className="link" href="#trajet">
      Le détail
    </a>
  </Note>
)
