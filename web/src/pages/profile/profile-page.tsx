import { useQuery } from '@apollo/client/react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { profileMessages as text } from '#features/profile/profile-messages.ts'
import { ProfileSection } from '#features/profile/profile-section.tsx'
import { profileSections } from '#features/profile/profile-sections.tsx'
import { ProfileSkeleton } from '#features/profile/profile-skeleton.tsx'
import { readStudent, valuesOf } from '#features/profile/student-values.ts'
import { graphql } from '#gql'
import type { ProfilePageQuery } from '#gql/graphql'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { LinkButton } from '#page/links.tsx'
import { QueryState } from '#page/query-state.tsx'
import { Page } from '#page/page.tsx'
import { safeReturnTo } from '#lib/session/return-to.ts'
import { useViewer, type Viewer } from '#lib/session/session.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { Notice } from '#ui/notice.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { paths } from '#paths'

const StartForm = lazyPart(
  async () => (await import('#features/profile/start-form.tsx')).StartForm,
)

const query = graphql(`
  query ProfilePage {
    student(id: "me") {
      id
      ...StudentValues_Student
    }
    viewer {
      id
      email
      pendingEmail
    }
  }
`)

export function ProfilePage() {
  const viewer = useViewer()
  if (!viewer) return null
  return viewer.accountType === 'STUDENT' ? (
    <StudentProfile viewer={viewer} />
  ) : (
    <Page title={text.title} width="prose">
      <EmptyState
        title={text.onlyStudents}
        action={<LinkButton to={paths.settings()}>{text.toSettings}</LinkButton>}
      >
        {text.onlyStudentsText}
      </EmptyState>
    </Page>
  )
}

/** One frame in all states: a title that was replaced would lose the focus that it got on arrival. */
function StudentProfile({ viewer }: { viewer: Viewer }) {
  const result = useQuery(query)
  const { data } = result
  const isNew = data?.student === null
  return (
    <Page
      title={isNew ? text.createTitle : text.title}
      lead={data && (isNew ? text.createLead : text.lead)}
      width={data ? 'prose' : 'page'}
      actions={
        data && (
          <div className="flex flex-wrap gap-3">
            {!isNew && <LinkButton to={paths.facts()}>{text.toFacts}</LinkButton>}
            <LinkButton to={paths.settings()}>{text.settings}</LinkButton>
          </div>
        )
      }
    >
      {data ? (
        <LoadedProfile viewer={viewer} data={data} />
      ) : (
        <QueryState result={result} failed={text.loadFailed} label={text.loading}>
          <ProfileSkeleton />
        </QueryState>
      )}
    </Page>
  )
}

function LoadedProfile({ viewer, data }: { viewer: Viewer; data: ProfilePageQuery }) {
  const student = data.student && readStudent(data.student)
  const account = { ...viewer, email: data.viewer?.email ?? viewer.email ?? '' }
  const initial = valuesOf(student, account)
  const { asked, award, leave } = useAskedField()
  const pendingEmail = data.viewer?.pendingEmail
  return (
    <>
      {pendingEmail && <Notice tone="warn">{text.pendingEmail(pendingEmail)}</Notice>}
      {student === null ? (
        <LazyPart fallback={<Skeleton className="h-128" />} failed={<PartFailed />}>
          <StartForm
            viewerId={viewer.id}
            initial={initial}
            focusField={asked}
            award={award}
            onSaved={() => {
              leave('saved')
              window.scrollTo(0, 0)
              focusHeading()
            }}
          />
        </LazyPart>
      ) : (
        profileSections.map((section) => (
          <ProfileSection
            key={section.id}
            {...{ section, student, initial }}
            viewerId={viewer.id}
            askedField={section.names.find((name) => name === asked) ?? null}
            award={award}
            onLeave={leave}
          />
        ))
      )}
    </>
  )
}

/** The field that the address asks for, as links of “tell us more” do, and the page that saving leads back to. */
function useAskedField() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const hash = useLocation().hash.slice(1)
  const named = params.get('edit') ?? (hash || null)
  return {
    // Students state as a grade what the rules call the GPA.
    asked: named === 'gpa' ? 'gradeOriginal' : named,
    award: params.get('award'),
    /** The asked field is saved, or not wanted: only saving leads back. */
    leave: (how: 'saved' | 'cancelled') => {
      const back = how === 'saved' ? safeReturnTo(params.get('returnTo')) : null
      if (named || back) void navigate(back ?? paths.profile(), { replace: true })
    },
  }
}
