import { useSearchParams } from 'react-router'
import { safeReturnTo } from '#lib/session/return-to.ts'
import { paths } from '#paths'

/** Where a scholarship's form leads afterwards: to the page of this site in its address, otherwise home. */
export function useLeaveTo(): string {
  return safeReturnTo(useSearchParams()[0].get('returnTo')) ?? paths.home()
}
