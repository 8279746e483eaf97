/** The bird, at the head of the breadcrumb. */
export const Icon = () => (
  <span className="brand-icon">
    <img className="brand-logo__light" src="/brand/lagopede-mark.svg" alt="Lagopède" width={26} height={26} />
    <img className="brand-logo__dark" src="/brand/lagopede-mark-inverse.svg" alt="Lagopède" width={26} height={26} />
  </span>
)
