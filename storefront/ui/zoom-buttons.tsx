import { Minus, Plus } from 'lucide'
import { Icon } from './icon'
import { IconButton } from './icon-button'

/** A map's two steps, nearer and further. */
export const ZoomButtons = ({ onZoom }: { onZoom: (by: 1 | -1) => void }) => (
  <>
    <IconButton label="Zoomer" onClick={() => onZoom(1)}>
      <Icon of={Plus} />
    </IconButton>
    <IconButton label="Dézoomer" onClick={() => onZoom(-1)}>
      <Icon of={Minus} />
    </IconButton>
  </>
)
