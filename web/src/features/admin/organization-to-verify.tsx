import { useState, type ReactNode } from 'react'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { OrganizationToVerify_OrganizationFragment } from '#gql/graphql'
import { capitalized, formatDateTime } from '#lib/format/format.ts'
import { ReasonDialog } from '#page/reason-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { adminMessages as text } from './admin-messages.ts'
import { useDecision } from './use-decision.ts'

// Few people look at it.
const OrganizationSystems = lazyPart(
  async () => (await import('./organization-systems.tsx')).OrganizationSystems,
)

const fragment = graphql(`
  fragment OrganizationToVerify_Organization on Organization {
    id
    name
    kind
    organizationType
    countryName
    website
    universityDomain
    emailDomain
    description
    verification
    declineReason
    createdAt
    verifiedAt
    version
    members {
      role
      user {
        id
        firstName
        lastName
        email
        isEmailVerified
      }
    }
  }
`)

type Organization = OrganizationToVerify_OrganizationFragment

export function OrganizationToVerify(props: {
  organization: FragmentType<typeof fragment>
}) {
  const organization = readFragment(fragment, props.organization)
  const { name, verification } = organization
  const [isDeclining, setIsDeclining] = useState(false)
  const { isBusy, verify, decline } = useDecision(organization)
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg break-words">{name}</h2>
      <Facts organization={organization} />
      <div className="flex flex-wrap gap-3">
        {verification !== 'VERIFIED' && (
          <Button
            kind="primary"
            isBusy={isBusy}
            aria-label={text.verifyLabel(name)}
            onClick={() => void verify()}
          >
            {text.verify}
          </Button>
        )}
        {verification !== 'DECLINED' && (
          <Button
            kind="danger"
            aria-label={text.declineLabel(name)}
            onClick={() => setIsDeclining(true)}
          >
            {text.decline}
          </Button>
        )}
      </div>
      <Systems organization={organization} />
      {isDeclining && (
        <ReasonDialog
          title={text.declineTitle(name)}
          help={text.reasonHelp}
          maxLength={1000}
          submitLabel={text.declineSubmit}
          submitKind="danger"
          done={text.declinedDone}
          onClose={() => setIsDeclining(false)}
          onSubmit={decline}
        />
      )}
    </Card>
  )
}

function Systems({ organization: { id, name } }: { organization: Organization }) {
  return (
    <Disclosure
      summary={
        <span>
          {text.systems.title}
          <span className="sr-only"> {name}</span>
        </span>
      }
    >
      <LazyPart fallback={<Skeleton className="h-24" />} failed={<PartFailed />}>
        <OrganizationSystems organizationId={id} />
      </LazyPart>
    </Disclosure>
  )
}

function Facts({ organization }: { organization: Organization }) {
  const { labels } = text
  const rows: [string, ReactNode][] = [
    [labels.kind, text.kinds[organization.kind]],
    // Members type the type as they like: “foundation” appears beside capitalized words.
    [labels.type, capitalized(organization.organizationType ?? '')],
    [labels.country, organization.countryName],
    [labels.website, <Website key="website" url={organization.website} />],
    ...universityRows(organization),
    [labels.description, organization.description],
    [labels.people, <People key="people" members={organization.members} />],
    [labels.created, formatDateTime(organization.createdAt)],
  ]
  if (organization.verifiedAt)
    rows.push([labels.verified, formatDateTime(organization.verifiedAt)])
  if (organization.declineReason) rows.push([labels.reason, organization.declineReason])
  return (
    <dl className="flex flex-col gap-2">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="flex flex-wrap gap-x-4 sm:grid sm:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <dt className="w-24 max-w-full text-muted sm:w-auto">{label}</dt>
          <dd className="min-w-0 grow basis-40 break-words whitespace-pre-line">
            {value || <span className="text-muted">{text.notProvided}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What the catalog and a mailed code prove about a university. */
function universityRows(organization: Organization): [string, ReactNode][] {
  const { kind, universityDomain, emailDomain } = organization
  if (kind !== 'UNIVERSITY') return []
  return [
    [
      text.labels.mailDomain,
      emailDomain
        ? text.domainProved(emailDomain)
        : universityDomain && text.domainOpen(universityDomain),
    ],
  ]
}

function Website({ url }: { url: string | null }) {
  if (!url) return <span className="text-muted">{text.notProvided}</span>
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="-my-2.5 inline-block py-2.5 text-sea underline underline-offset-2 hover:text-sea-strong"
    >
      {url}
    </a>
  )
}

function People({ members }: Pick<Organization, 'members'>) {
  return (
    <ul>
      {members?.map(({ role, user }) => (
        <li key={user.id}>
          {user.firstName} {user.lastName}, {role.toLowerCase()}
          {user.email && `, ${user.email}`}
          {user.isEmailVerified === false && ' (email not verified)'}
        </li>
      ))}
    </ul>
  )
}
