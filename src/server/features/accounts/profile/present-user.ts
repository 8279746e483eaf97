import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { User } from '@/contract/accounts'
import type { Cart } from '@/contract/cart'
import { readSessionCookie } from '@/server/features/sign-in/session/session-cookies'
import { readOften } from '@/server/platform/db/read-often'
import { HttpError, MESSAGES } from '@/server/platform/http/errors'
import { authorizationToken } from '@/server/platform/http/read-session-token'

/** The header shows a portrait: who gave none gets the bird. */
const DEFAULT_AVATAR = '/brand/avatar.svg'

type ProfileRow = Omit<z.output<typeof User>, 'token' | 'user_id' | 'is_login' | 'cart'> & { has_cart: boolean }

export type FindCart = (owner: { req: PayloadRequest; userId: number }) => Promise<Cart | null>

/** The profile of the signed-in user, by one statement, and that of the cart for who has one. */
export const presentUser = async ({
  req,
  findCart,
}: {
  req: PayloadRequest
  findCart: FindCart
}): Promise<z.output<typeof User>> => {
  const [profile] = await readOften<ProfileRow>(
    `select u.id, u.email, u.first_name, u.last_name, coalesce(u.avatar_url, '${DEFAULT_AVATAR}') as avatar_url, u.phone,
       u.provider, u.sign_in_count::int as sign_in_count, coalesce(u.newsletter, false) as newsletter,
       exists (
         select from newsletter_subscribers n where n.email = lower(u.email) and n.status = 'pending'
       ) as newsletter_pending,
       (u.phone is null and u.role = 'customer') as popup_visible,
       u.role <> 'customer' as is_team,
       exists (select from carts c where c.user_id = u.id) as has_cart,
       coalesce((
         select json_agg(i.expedition_id order by i.updated_at, i.id)
         from interests i where i.user_id = u.id and i.is_active
       ), '[]') as interests
     from users u where u.id = $1 and u.deleted_at is null`,
    [req.user?.id],
    'present_user',
  )
  if (!profile) throw new HttpError({ status: 401, message: MESSAGES.unauthorized })
  const { has_cart: hasCart, ...known } = profile
  const cart = hasCart ? await findCart({ req, userId: known.id }) : null
  return { ...known, user_id: known.id, token: tokenOf(req.headers), is_login: true, ...(cart && { cart }) }
}

const tokenOf = (headers: Headers): string =>
  authorizationToken(headers.get('authorization')) ?? readSessionCookie(headers) ?? ''
