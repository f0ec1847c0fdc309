import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { isEditable, isUndecided } from '#entities/application/application-states.ts'
import { graphql, readFragment } from '#gql'
import type {
  ApplicationDialogQuery,
  ApplicationForm_ApplicationFragment,
  SaveApplicationMutation,
} from '#gql/graphql'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import type { Viewer } from '#lib/session/session.ts'
import { FullDialog } from '#ui/dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { ApplicationEditor } from './application-editor.tsx'
import { applicationFormMessages as text } from './application-form-messages.ts'
import { applicationFragment } from './application-fragment.ts'
import { prefillOf } from './prefill.ts'
import { saveApplication } from './save-application.ts'

const dialogQuery = graphql(`
  query ApplicationDialog($id: ID!) {
    scholarship(id: $id) {
      id
      title
      takesApplicationsHere
      deadline {
        label
      }
      eligibility {
        verdict
        label
        awaits
      }
      application {
        id
        ...ApplicationForm_Application
      }
    }
  }
`)

const prefillQuery = graphql(`
  query ApplicationPrefill {
    student(id: "me") {
      id
      countryName
      dateOfBirth
      fieldOfInterest
      gpa
      isGpaEstimated
      englishProficiency
      toeflScore
      ieltsScore
      duolingoScore
    }
  }
`)

type Props = { viewer: Viewer; scholarshipId: string; onClose: () => void }

/** A student's application to one scholarship: the first opening begins it, later ones go on with it. */
export function ApplicationDialog({ viewer, scholarshipId, onClose }: Props) {
  const result = useQuery(dialogQuery, {
    variables: { id: scholarshipId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const profile = useQuery(prefillQuery)
  const { data, error, refetch } = result
  // Without the profile the form begins empty.
  const isReady = data && (profile.data ?? profile.error)
  const scholarship = data?.scholarship
  if (
    isReady &&
    scholarship &&
    (scholarship.application || scholarship.takesApplicationsHere)
  )
    return (
      <Begun
        {...{ viewer, scholarship, onClose }}
        student={profile.data?.student ?? null}
      />
    )
  return (
    <FullDialog isOpen onClose={onClose} title={text.title(scholarship?.title ?? '…')}>
      {error ? (
        <ErrorState title={text.failed} onRetry={() => void refetch().catch(() => {})}>
          {showError(error, 'page')}
        </ErrorState>
      ) : isReady ? (
        <Notice tone="warn">
          <p className="font-semibold">{text.notHereTitle}</p>
          <p>{text.notHere}</p>
        </Notice>
      ) : (
        <DialogSkeleton />
      )}
    </FullDialog>
  )
}

function DialogSkeleton() {
  return (
    <Loading label={text.loading}>
      <div className="flex max-w-prose flex-col gap-5">
        <Skeleton className="h-11" />
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} className="h-18" />
        ))}
      </div>
    </Loading>
  )
}

type BegunProps = Omit<Props, 'scholarshipId'> & {
  scholarship: NonNullable<ApplicationDialogQuery['scholarship']>
  student: Parameters<typeof prefillOf>[1]
}

/** Creates the application with the profile's facts, when there is none yet. */
function Begun({ viewer, scholarship, student, onClose }: BegunProps) {
  const prefill = prefillOf(viewer, student)
  const application = readFragment(applicationFragment, scholarship.application)
  const { failure, begin } = useBeginning(scholarship.id, prefill, application ?? null)
  const title = text.title(scholarship.title)
  if (application && isEditable(application.state))
    return (
      <ApplicationEditor
        // A submitted application whose provider asks for more needs another form.
        key={application.state}
        {...{ viewer, scholarship, application, prefill, onClose }}
      />
    )
  return (
    <FullDialog isOpen onClose={onClose} title={title}>
      {application ? (
        <NotEditable isSubmitted={isUndecided(application.state)} />
      ) : failure ? (
        <ErrorState title={text.beginFailed} onRetry={() => void begin()}>
          {failure}
        </ErrorState>
      ) : (
        <DialogSkeleton />
      )}
    </FullDialog>
  )
}

/**
 * Stands in place of the form: an application may be submitted elsewhere while its form is open, or here, while the
 * answer is lost and the page still learns of it.
 */
function NotEditable({ isSubmitted }: { isSubmitted: boolean }) {
  if (!isSubmitted) return <Notice>{text.notEditable}</Notice>
  return (
    <Notice tone="good">
      <p className="font-semibold">{text.submittedTitle}</p>
      <p>{text.submitted}</p>
    </Notice>
  )
}

type Begun = SaveApplicationMutation['saveApplication']

function useBeginning(
  scholarshipId: string,
  prefill: ReturnType<typeof prefillOf>,
  application: ApplicationForm_ApplicationFragment | null,
) {
  const client = useApolloClient()
  const [failure, setFailure] = useState<string | null>(null)
  const isThere = application !== null

  async function begin() {
    setFailure(null)
    const { toeflScore, duolingoScore, ...rest } = prefill
    const scores = {
      ...(toeflScore && { toeflScore: Number(toeflScore) }),
      ...(duolingoScore && { duolingoScore: Number(duolingoScore) }),
    }
    try {
      const form = { ...rest, ...scores }
      const answer: Begun = await saveApplication(client, scholarshipId, form as never)
      if (isProblem(answer)) setFailure(showError(answer))
    } catch (error) {
      setFailure(showError(error, 'page'))
    }
  }

  useEffect(() => {
    if (!isThere) void begin()
    // Runs once: the answer brings the application by way of the cache.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isThere])
  return { failure, begin }
}
