import type { ReactNode } from 'react'

/** What is booked and paid: no menu leads elsewhere, the screens bring a quiet header and foot of their own. */
const TunnelLayout = ({ children }: { children: ReactNode }) => <div className="tunnel">{children}</div>

export default TunnelLayout
