import { useApolloClient } from '@apollo/client/react'
import type { SearchState } from '#features/scholarships/search-address.ts'
import { ApplicationHost } from '#features/application-form/application-host.tsx'
import { SyncButton } from '#features/scholarships/sync-button.tsx'
import { Outlook } from './outlook.tsx'

type Props = {
  search: SearchState
  change: (search: SearchState) => void
  isStudent: boolean
}

/** Below the results: what is open to the student in all, and a button to check the sources anew. */
export function BelowResults({ search, change, isStudent }: Props) {
  const client = useApolloClient()
  const showEligible = () => change({ ...search, eligibleOnly: true })
  return (
    <div className="mt-4 flex flex-col gap-4">
      {isStudent && <Outlook onShowEligible={search.eligibleOnly ? null : showEligible} />}
      <div>
        <SyncButton onSynced={() => client.refetchQueries({ include: 'active' })} />
      </div>
      {/* Stands here because this part comes after the results; a card's menu opens it. */}
      <ApplicationHost />
    </div>
  )
}
