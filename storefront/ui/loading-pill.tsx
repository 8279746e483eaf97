import { Ptarmigan } from './ptarmigan'

/** Says that the page is coming, at the foot of the window. */
export const LoadingPill = () => (
  <p className="load-pill" role="status">
    <Ptarmigan facing="right" />
    <span>On chausse les raquettes…</span>
  </p>
)
