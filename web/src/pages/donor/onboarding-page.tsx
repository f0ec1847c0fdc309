import { useQuery } from '@apollo/client/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { onboardingMessages as text } from '#features/onboarding/onboarding-messages.ts'
import {
  nextStep,
  stepNames,
  stepsOf,
  type StepName,
} from '#features/onboarding/onboarding-steps.ts'
import { StepLinks } from '#features/onboarding/step-links.tsx'
import { graphql } from '#gql'
import type { OnboardingPageQuery } from '#gql/graphql'
import { useViewer, type Viewer } from '#lib/session/session.ts'
import { Forbidden } from '#page/forbidden.tsx'
import { Page } from '#page/page.tsx'
import { QueryState } from '#page/query-state.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { workspacePaths } from '#workspace-paths'
import { FirstStep, OnboardingStep } from './onboarding-step.tsx'

const query = graphql(`
  query OnboardingPage($id: ID!) {
    organization(id: $id) {
      id
      universityDomain
      emailDomain
      verification
      ...OrganizationFacts_Organization
      ...VerificationStep_Organization
    }
    organizationScholarships(organizationId: $id, first: 20) {
      edges {
        cursor
        node {
          id
          status
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
    funds(first: 20) {
      edges {
        cursor
        node {
          id
          ownerId
          name
          currency
          balance {
            pledged {
              amount
              currency
            }
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`)

type Membership = NonNullable<Viewer['memberships']>[number]

/**
 * /donor-onboarding for signed-in people. The steps follow from what already exists, so that any device continues
 * with them.
 */
export function OnboardingPage() {
  const viewer = useViewer()
  const wanted = useSearchParams()[0].get('organization')
  if (!viewer) return null
  const memberships = viewer.memberships ?? []
  const kept = memberships.filter(({ role }) => role === 'OWNER' || role === 'EDITOR')
  const membership = kept.find(({ organization: o }) => o.id === wanted) ?? kept[0]
  if (!membership && memberships.length > 0)
    return (
      <Forbidden title={text.notYours} home={text.home}>
        {text.notYoursText}
      </Forbidden>
    )
  if (!membership && viewer.accountType === 'STUDENT')
    return (
      <Forbidden title={text.forOthers} home={text.home}>
        {text.forOthersText}
      </Forbidden>
    )
  // One frame for all states: a title that was replaced would lose the focus that it got on arrival.
  return (
    <Page title={text.title} lead={text.lead}>
      {membership ? (
        <Begun viewer={viewer} membership={membership} />
      ) : (
        <Wizard steps={stepsOf(null)} current="organization" organizationId={undefined}>
          <FirstStep viewer={viewer} />
        </Wizard>
      )}
    </Page>
  )
}

function Begun({ viewer, membership }: { viewer: Viewer; membership: Membership }) {
  const { id } = membership.organization
  const [params] = useSearchParams()
  // Read anew, because an admin may have decided, or the person may have gone on with another device.
  const result = useQuery(query, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  const { data } = result
  if (!data?.organization)
    return (
      <QueryState result={result} failed={text.failed} label={text.loading}>
        <Skeleton className="h-64" />
      </QueryState>
    )
  const { organization } = data
  const steps = stepsOf(setUpOf(viewer, data, organization))
  const asked = stepNames.find((name) => name === params.get('step'))
  const current = asked ?? nextStep(steps)
  return (
    <Wizard steps={steps} current={current} organizationId={id}>
      <OnboardingStep
        step={current}
        viewer={viewer}
        mayManage={membership.role === 'OWNER'}
        data={{ ...data, organization }}
      />
    </Wizard>
  )
}

type Found = NonNullable<OnboardingPageQuery['organization']>

function setUpOf(viewer: Viewer, data: OnboardingPageQuery, organization: Found) {
  const { id, verification, universityDomain, emailDomain } = organization
  return {
    verification,
    isEmailVerified: viewer.isEmailVerified !== false,
    hasDomainToProve: universityDomain !== null && emailDomain === null,
    fundCount: data.funds.edges.filter(({ node }) => node.ownerId === id).length,
    scholarships: data.organizationScholarships.edges.map(({ node }) => node.status),
  }
}

type WizardProps = {
  steps: ReturnType<typeof stepsOf>
  current: StepName
  organizationId: string | undefined
  children: ReactNode
}

function Wizard({ steps, current, organizationId: organization, children }: WizardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    // The pressed button is gone with its step.
    if (shown.current !== current) heading.current?.focus()
    shown.current = current
  }, [current])
  return (
    <>
      <StepLinks
        steps={steps}
        current={current}
        pathOf={(step) => workspacePaths.onboarding({ organization, step })}
      />
      <Card className="max-w-prose">
        <section aria-labelledby="step" className="flex flex-col gap-5">
          <h2 id="step" ref={heading} tabIndex={-1} className="text-xl">
            {current === 'verification' ? text.verificationTitle : text.step[current]}
          </h2>
          {children}
        </section>
      </Card>
    </>
  )
}
