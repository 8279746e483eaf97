const NBSP = '\u00a0'

type ItineraryFiguresProps = { figures: string[]; hasRelief: boolean }

/** What the whole route comes to, and what its ground is worth. */
export const ItineraryFigures = ({ figures, hasRelief }: ItineraryFiguresProps) => (
  <>
    <p className="itin__figures num">
      {figures.map((figure) => (
        <span key={figure}>{figure}</span>
      ))}
    </p>
    {hasRelief && (
      <p className="itin__note">
        Relief indicatif{NBSP}: dessiné d’après les altitudes de l’itinéraire, il ne sert pas à s’orienter.
      </p>
    )}
  </>
)
