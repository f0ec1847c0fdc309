import { useLocation } from 'react-router'

/** The address of this page, for a form that leads back to it. */
export function useHere(): string {
  const { pathname, search } = useLocation()
  return pathname + search
}
