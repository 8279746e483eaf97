type KitListProps = { items: string[] }

export const KitList = ({ items }: KitListProps) => (
  <ul className="kit">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
