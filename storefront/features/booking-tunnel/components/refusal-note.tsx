import { CircleAlert } from 'lucide'
import type { ApiError } from '@/storefront/lib/api/api-error'
import { askLogin } from '@/storefront/lib/session/store'
import { Note } from '@/storefront/ui/note'

/** Why the server did not take a change. */
export const RefusalNote = ({ refusal }: { refusal: ApiError }) => (
  <Note tone="danger" icon={CircleAlert} role="alert">
    {refusal.error}
    {refusal.status === 401 && (
      <>
        {' '}
        <button type="button" className="link" onClick={askLogin}>
          Se connecter
        </button>
      </>
    )}
  </Note>
)
