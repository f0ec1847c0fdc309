import { useSearchParams } from 'react-router'
import { safeReturnTo } from '#lib/session/return-to.ts'
import { paths } from '#paths'

/** Where the form of a scholarship leads: the page of this site that its address names, else home. */
export function useLeaveTo(): string {
  return safeReturnTo(useSearchParams()[0].get('returnTo')) ?? paths.home()
}
