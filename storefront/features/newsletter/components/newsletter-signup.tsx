'use client'

import { useSession } from '@/storefront/lib/session-hook'
import { NewsletterForm } from './newsletter-form'
import { NewsletterOneClick } from './newsletter-one-click'

/** One click for who is signed in, an address to type for anybody else. */
export const NewsletterSignup = () => {
  const { user } = useSession()
  return user?.email ? <NewsletterOneClick email={user.email} /> : <NewsletterForm />
}
