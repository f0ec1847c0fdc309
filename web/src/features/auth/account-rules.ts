import { useEffect, useState } from 'react'
import type { AccountRulesQuery } from '#gql/graphql'
import { ask } from '#lib/graphql/graphql-request.ts'

const rulesQuery = /* GraphQL */ `
  query AccountRules {
    accountRules {
      passwordMinLength
      passwordMaxLength
      usernameMinLength
      usernameMaxLength
    }
    features
  }
`

export type AccountRules = AccountRulesQuery['accountRules'] & { isClosed: boolean }

let kept: AccountRules | null = null

/**
 * What this installation requires of a password and a username, and whether it takes new accounts; null until known.
 * The server checks anyway.
 */
export function useAccountRules(): AccountRules | null {
  const [rules, setRules] = useState(kept)
  useEffect(() => {
    if (kept) return
    const load = async () => {
      try {
        const { accountRules, features } = await ask(rulesQuery)
        kept = { ...accountRules, isClosed: !features.includes('registration') }
        setRules(kept)
      } catch {
        // The form works without; it then learns the rules from the server's answer.
      }
    }
    void load()
  }, [])
  return rules
}
