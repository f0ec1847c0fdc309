import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { FilterPlaces } from '#page/filter-places.tsx'
import { mayBeSignedIn, useViewer } from '#lib/session/session.ts'
import { paths } from '#paths'
import { FiltersPanel } from './filters-panel.tsx'

type PanelProps = ComponentProps<typeof FiltersPanel>
type Props = Omit<ComponentProps<typeof FilterPlaces>, 'children'> &
  Pick<PanelProps, 'counts'> & {
    form: Omit<PanelProps['form'], 'eligibility' | 'signInAddress'>
  }

/** The filters of scholarships, where the screen has room for them. */
export function SearchFilters({ form, counts, ...places }: Props) {
  const whole = { ...form, ...useEligibilityChoice() }
  return (
    <FilterPlaces {...places}>
      {(id, onApplied) => <FiltersPanel form={whole} {...{ counts, id, onApplied }} />}
    </FilterPlaces>
  )
}

/** Only students have a profile to check the rules against; visitors are told how to get one. */
function useEligibilityChoice() {
  const viewer = useViewer()
  const { pathname, search } = useLocation()
  const signInAddress = paths.login('student', { returnTo: pathname + search })
  if (!viewer && !mayBeSignedIn()) return { eligibility: 'sign-in', signInAddress } as const
  const isStudent = !viewer || viewer.accountType === 'STUDENT'
  return { eligibility: isStudent ? 'available' : 'none', signInAddress } as const
}
