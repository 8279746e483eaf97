import type { ComponentProps } from 'react'
import { ReachUs } from './reach-us'

export const TunnelFoot = (props: ComponentProps<typeof ReachUs>) => (
  <footer className="wrap small mute tun-foot">
    <p>
      Besoin d’un coup de main{'\u00a0'}? <ReachUs {...props} />
    </p>
  </footer>
)
