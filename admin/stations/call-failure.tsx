/** What a call was refused for, and another try. */
export const CallFailure = ({ error, onRetry }: { error: string; onRetry: () => void }) => (
  <div className="station-map__failure" role="alert">
    <p>{error}</p>
    <button type="button" className="station-map__act" onClick={onRetry}>
      Réessayer
    </button>
  </div>
)
