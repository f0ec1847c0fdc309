import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { followOtherTabs } from '#lib/apollo/other-tabs.ts'

/** Keeps this tab up to date with what a signed-in person changes in another one. */
export function FollowOtherTabs() {
  const client = useApolloClient()
  useEffect(() => followOtherTabs(client), [client])
  return null
}
