type LogoProps = { inverse?: boolean; className?: string; /** Far below the first screen. */ isBelow?: boolean }

/** The wordmark; `inverse` on dark grounds. Its link or its heading names the brand. */
export const Logo = ({ inverse = false, className, isBelow = false }: LogoProps) => (
  <img
    className={className}
    src={inverse ? '/brand/lagopede-logo-inverse.svg' : '/brand/lagopede-logo.svg'}
    alt=""
    width={255}
    height={64}
    loading={isBelow ? 'lazy' : undefined}
  />
)
