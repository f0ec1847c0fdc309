import { useLocation } from 'react-router'
import { paths } from '#paths'

/**
 * For links that ask for a fact of the profile: returns the address of a field's form, which leads back to this page
 * once it is saved.
 * @param award id or slug of the award that asks, whose new verdict is shown then
 */
export function useProfileAddress(award?: string): (field?: string) => string {
  const { pathname, search } = useLocation()
  return (field) => paths.profile({ edit: field, returnTo: pathname + search, award })
}
