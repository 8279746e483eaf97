import { useState } from 'react'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { formatCount } from '@/domain/text/plural'
import { refusalOf } from '@/storefront/lib/api/api-error'
import { Box } from '@/storefront/ui/box'
import { Button } from '@/storefront/ui/button'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { showToast } from '@/storefront/ui/toast-store'
import { savePacked } from '../api/reservation-calls'

const FIRST = 8

/** The list of the bag. A tick shows at once and is taken back when it could not be saved. */
export const KitBox = ({ reservation }: { reservation: ReservationDetail }) => {
  const { kit, reservation_id: id, can_cancel: isOpen } = reservation
  const [packed, setPacked] = useState(reservation.kit_packed)
  const [isWhole, setIsWhole] = useState(kit.length <= FIRST + 2)
  if (kit.length === 0) return null

  const toggle = async ({ thing, isIn }: { thing: string; isIn: boolean }) => {
    const before = packed
    const next = isIn ? [...packed, thing] : packed.filter((one) => one !== thing)
    setPacked(next)
    try {
      await savePacked({ id, packed: next })
    } catch (error) {
      setPacked(before)
      showToast({ tone: 'error', message: refusalOf(error).error })
    }
  }

  return (
    <Box title="Dans le sac">
      <p className="soft">
        {`${formatCount(packed.length, 'objet')} sur ${String(kit.length)} ${packed.length < 2 ? 'coché' : 'cochés'}.`}
      </p>
      <span
        className="dash-bar"
        style={{
          '--part': `${String(Math.round((100 * packed.length) / kit.length))}%`,
          '--tone': 'var(--color-lichen-600)',
        }}
      />
      <div className="dash-kit">
        {(isWhole ? kit : kit.slice(0, FIRST)).map((thing) => (
          <CheckboxRow
            key={thing}
            checked={packed.includes(thing)}
            disabled={!isOpen}
            onChange={({ target }) => void toggle({ thing, isIn: target.checked })}
          >
            {thing}
          </CheckboxRow>
        ))}
      </div>
      {!isWhole && (
        <Button look="ghost" size="sm" className="box__act" onClick={() => setIsWhole(true)}>
          Voir toute la liste
        </Button>
      )}
    </Box>
  )
}
