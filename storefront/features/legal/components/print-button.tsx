'use client'

import { Printer } from 'lucide'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'

export const PrintButton = () => (
  <Button look="line" size="sm" className="legal-print" onClick={() => window.print()}>
    <Icon of={Printer} />
    Imprimer
  </Button>
)
