type Stop = {
  title: string
  when: string
  /** `done`: it is paid. `now`: it is what one pays here. */
  state?: 'done' | 'now'
}

/** What is paid when, as a line with its dates. */
export const PaymentSchedule = ({ stops }: { stops: Stop[] }) => (
  <ol className="ech" aria-label="Ton échéancier">
    {stops.map(({ title, when, state }) => (
      <li
        key={`${title} ${when}`}
        className={state && `is-${state}`}
        aria-current={state === 'now' ? 'step' : undefined}
      >
        <b>{title}</b>
        {when}
      </li>
    ))}
  </ol>
)
