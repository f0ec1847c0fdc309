import { useLocation, useSearchParams } from 'react-router'
import { safeReturnTo } from '#lib/session/return-to.ts'
import { patterns, type AuthView } from '#paths'
import type { AccountTypeSlug } from './account-types.ts'

export type AuthAddress = {
  /** From the path; null while the type is being chosen. */
  type: AccountTypeSlug | null
  view: 'login' | AuthView
  /** The page to go back to afterward; every link between the forms carries it along. */
  returnTo: string | undefined
}

const types: Record<string, AccountTypeSlug> = {
  [patterns.authStudent]: 'student',
  [patterns.authUniversity]: 'university',
  [patterns.authDonor]: 'donor',
}
const views: readonly string[] = ['register', 'forgot-password', 'resend-verification']

/** Reads the sign-in page's state from the address, so that Back, reload and links work. */
export function useAuthAddress(): AuthAddress {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const view = search.get('view') ?? ''
  return {
    type: types[pathname.replace(/\/$/, '')] ?? null,
    view: views.includes(view) ? (view as AuthView) : 'login',
    returnTo: safeReturnTo(search.get('returnTo')) ?? undefined,
  }
}
