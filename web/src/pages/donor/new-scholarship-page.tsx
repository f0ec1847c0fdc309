import type { ComponentProps } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ownUniversityOf } from '#features/organizations/own-university.ts'
import { publishObstacle } from '#features/organizations/publish-obstacle.ts'
import type { ScholarshipForm as Form } from '#features/scholarship-form/scholarship-form.tsx'
import { scholarshipMessages as text } from '#features/scholarship-form/scholarship-form-messages.ts'
import { newScholarship } from '#features/scholarship-form/scholarship-values.ts'
import { LinkButton } from '#page/links.tsx'
import { Page } from '#page/page.tsx'
import { useViewer, type Viewer } from '#lib/session/session.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { paths } from '#paths'
import { workspacePaths } from '#workspace-paths'
import { useLeaveTo } from './use-leave-to.ts'

const ScholarshipForm = lazyPart(
  async () =>
    (await import('#features/scholarship-form/scholarship-form.tsx')).ScholarshipForm,
)
const CopiedScholarship = lazyPart(
  async () => (await import('./copied-scholarship.tsx')).CopiedScholarship,
)

/** A new scholarship for the organization in the address, otherwise for the first one that the viewer may edit for. */
export function NewScholarshipPage() {
  const viewer = useViewer()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const wanted = address.get('organization')
  const fromId = address.get('from')
  const leaveTo = useLeaveTo()
  if (!viewer) return null
  const editable = (viewer.memberships ?? []).filter(
    ({ role }) => role === 'OWNER' || role === 'EDITOR',
  )
  const membership = wanted
    ? editable.find(({ organization }) => organization.id === wanted)
    : editable[0]
  if (!membership) return <NoOrganization viewer={viewer} />
  const { organization } = membership
  const form: ComponentProps<typeof Form> = {
    viewerId: viewer.id,
    target: { kind: 'new', organizationId: organization.id },
    initial: newScholarship(organization.name, ownUniversityOf(organization)),
    ownUniversityId: ownUniversityOf(organization),
    isPublished: false,
    obstacle: publishObstacle(viewer, organization.verification),
    leaveTo,
    onSaved: () => void navigate(leaveTo),
  }
  return (
    <Page title={text.createTitle} lead={text.createLead(organization.name)} width="prose">
      <LazyPart failed={<PartFailed />} fallback={<Skeleton className="h-72" />}>
        {fromId ? (
          <CopiedScholarship
            key={fromId}
            fromId={fromId}
            organizationId={organization.id}
            {...form}
          />
        ) : (
          <ScholarshipForm {...form} />
        )}
      </LazyPart>
    </Page>
  )
}

/** Leads people without an organization to creating one, but not students or members with another role. */
function NoOrganization({ viewer }: { viewer: Viewer }) {
  const isFirst = viewer.accountType !== 'STUDENT' && !viewer.memberships?.length
  return (
    <Page title={text.createTitle} width="prose">
      {isFirst ? (
        <EmptyState
          title={text.organizationFirst}
          action={
            <LinkButton kind="primary" to={workspacePaths.onboarding()}>
              {text.setUp}
            </LinkButton>
          }
        >
          {text.organizationFirstText}
        </EmptyState>
      ) : (
        <EmptyState
          title={text.notYours}
          action={<LinkButton to={paths.home()}>{text.backHome}</LinkButton>}
        />
      )}
    </Page>
  )
}
