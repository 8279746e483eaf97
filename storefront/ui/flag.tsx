type FlagProps = { src: string | null }

/** A country's flag, beside the country's name. Nothing when the country has none. */
export const Flag = ({ src }: FlagProps) =>
  src && <img className="flag" src={src} alt="" width={20} height={15} loading="lazy" decoding="async" />
