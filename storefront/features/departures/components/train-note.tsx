import { TrainFront } from 'lucide'
import { Note } from '@/storefront/ui/note'

/** What a trip emits by train from that city: « 6 kg de trajet, 23 kg séjour compris ». */
export const TrainNote = ({ words, city }: { words: string; city: string }) => (
  <Note tone="lichen" icon={TrainFront}>
    <b>{words}</b>, en CO₂e par personne, en train depuis {city}.{' '}
    <a className="link" href="#trajet">
      Le détail
    </a>
  </Note>
)
