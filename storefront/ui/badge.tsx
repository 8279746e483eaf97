import type { ReactNode } from 'react'

type BadgeProps = { tone: 'ok' | 'warn' | 'danger' | 'mute' | 'info'; children: ReactNode }

/** A state in a pill. The tone repeats what the words say, never replaces them. */
export const Badge = ({ tone, children }: BadgeProps) => <span className={`badge badge--${tone}`}>{children}</span>
