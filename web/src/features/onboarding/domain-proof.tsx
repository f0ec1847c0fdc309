import { useQuery } from '@apollo/client/react'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { graphql } from '#gql'
import { QueryState } from '#page/query-state.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CodeForm, EmailForm } from './domain-forms.tsx'
import { onboardingMessages as text } from './onboarding-messages.ts'

const query = graphql(`
  query DomainProof($id: ID!) {
    organization(id: $id) {
      id
      universityDomain
      emailDomain
    }
  }
`)

type Props = { organizationId: string; mayManage: boolean }

/** Whether mail at the university's domain is proved, and the way to prove it. */
export function DomainProof({ organizationId, mayManage }: Props) {
  // The catalog reports a university's domain a moment after the university was chosen.
  const result = useQuery(query, {
    variables: { id: organizationId },
    fetchPolicy: 'cache-and-network',
  })
  const [isSent, setIsSent] = useState(false)
  const organization = result.data?.organization
  // Without an answer nobody knows whether it is proved.
  if (!organization)
    return (
      <QueryState result={result} failed={text.domainFailed} label={text.domainLoading}>
        <Skeleton className="h-40" />
      </QueryState>
    )
  const { emailDomain, universityDomain } = organization
  return (
    <section aria-labelledby="domain" className="flex flex-col gap-3">
      <h3 id="domain" className="text-lg">
        {text.domainTitle}
      </h3>
      {emailDomain ? (
        <p role="status" className="flex items-center gap-2">
          <CircleCheck aria-hidden="true" size={20} className="shrink-0 text-good" />
          <span className="min-w-0 wrap-anywhere">{text.domainDone(emailDomain)}</span>
        </p>
      ) : (
        <p className="wrap-anywhere">{text.domainOpen(universityDomain)}</p>
      )}
      {!emailDomain && mayManage && !isSent && (
        <EmailForm organizationId={organizationId} onSent={() => setIsSent(true)} />
      )}
      {!emailDomain && mayManage && isSent && (
        <>
          <CodeForm organizationId={organizationId} />
          <Button kind="quiet" className="self-start" onClick={() => setIsSent(false)}>
            {text.domainOther}
          </Button>
        </>
      )}
    </section>
  )
}
