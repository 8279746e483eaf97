export const ItineraryFigures = ({ figures }: { figures: string[] }) => (
  <p className="itin__figures num">
    {figures.map((figure) => (
      <span key={figure}>{figure}</span>
    ))}
  </p>
)
