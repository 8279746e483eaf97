import type { ReactNode } from 'react'
import type { Tunnel } from '../api/use-tunnel'
import { AddressStep } from './address-step'
import { StepRecap } from './step-recap'

/** Step 3: the order, then, from an address that was never proven, what it waits for. */
export const StepOrder = ({ tunnel, help }: { tunnel: Tunnel; help?: ReactNode }) => {
  const { waiting } = tunnel.cart
  return waiting ? <AddressStep cart={tunnel.cart} waiting={waiting} /> : <StepRecap tunnel={tunnel} help={help} />
}
