import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, readFragment, type FragmentType } from '#gql'
import { LinkButton } from '#page/links.tsx'
import { Notice } from '#ui/notice.tsx'
import { DomainProof } from './domain-proof.tsx'
import { onboardingMessages as text } from './onboarding-messages.ts'

const fragment = graphql(`
  fragment VerificationStep_Organization on Organization {
    id
    kind
    website
    universityId
    verification
    declineReason
  }
`)

type Props = {
  organization: FragmentType<typeof fragment>
  isEmailVerified: boolean
  mayManage: boolean
  /** The step that changes the organization's details. */
  organizationStep: string
}

/** The state of the verification, and what the reader can do for it. */
export function VerificationStep(props: Props) {
  const { isEmailVerified, mayManage, organizationStep } = props
  const { id, kind, universityId, ...organization } = readFragment(
    fragment,
    props.organization,
  )
  const isUniversity = kind === 'UNIVERSITY'
  return (
    <>
      <State organization={organization} />
      <ul className="flex flex-col gap-2">
        <Item isDone={isEmailVerified}>
          {isEmailVerified ? text.emailDone : text.emailOpen}
        </Item>
        {!organization.website && <Item isDone={false}>{text.websiteOpen}</Item>}
        {isUniversity && !universityId && (
          <Item isDone={false}>{text.domainNeedsUniversity}</Item>
        )}
      </ul>
      {mayManage && (
        <LinkButton to={organizationStep} className="self-start">
          {linkWords(organization, isUniversity && !universityId)}
        </LinkButton>
      )}
      {isUniversity && universityId && (
        <DomainProof organizationId={id} mayManage={mayManage} />
      )}
    </>
  )
}

type Facts = {
  verification: 'PENDING' | 'VERIFIED' | 'DECLINED'
  declineReason: string | null
  website: string | null
}

function linkWords({ verification, website }: Facts, needsUniversity: boolean): string {
  if (verification === 'DECLINED') return text.correct
  if (needsUniversity) return text.chooseUniversity
  return website ? text.edit : text.addWebsite
}

function State({ organization }: { organization: Facts }) {
  const { verification, declineReason } = organization
  if (verification === 'VERIFIED') return <Notice tone="good">{text.verified}</Notice>
  if (verification === 'PENDING') return <Notice>{text.pending}</Notice>
  return (
    <Notice tone="bad">
      <p>{text.declined}</p>
      {declineReason && (
        <p className="mt-2">
          <strong>{text.declineReason}</strong> {declineReason}
        </p>
      )}
    </Notice>
  )
}

function Item({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  const Icon = isDone ? CircleCheck : CircleDashed
  return (
    <li className="flex items-start gap-2">
      <Icon
        aria-hidden="true"
        size={20}
        className={isDone ? 'mt-0.5 shrink-0 text-good' : 'mt-0.5 shrink-0'}
      />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
