import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { followOtherTabs } from '#lib/apollo/other-tabs.ts'

/** What a signed-in person changes in one tab is not stale in another. */
export function FollowOtherTabs() {
  const client = useApolloClient()
  useEffect(() => followOtherTabs(client), [client])
  return null
}
