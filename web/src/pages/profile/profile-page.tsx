import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { profileMessages as text } from '#features/profile/profile-messages.ts'
import { ProfileForm, profileDraft } from '#features/profile/profile-form.tsx'
import { ProfileSkeleton } from '#features/profile/profile-skeleton.tsx'
import { ProfileView } from '#features/profile/profile-view.tsx'
import {
  readStudent,
  valuesOf,
  type StudentValues,
} from '#features/profile/student-values.ts'
import { graphql } from '#gql'
import type { ProfilePageQuery } from '#gql/graphql'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { hasDraft, useFormDraft } from '#lib/forms/form-draft.ts'
import { LinkButton } from '#page/links.tsx'
import { QueryState } from '#page/query-state.tsx'
import { Page } from '#page/page.tsx'
import { useViewer, type Viewer } from '#lib/session/session.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast-store.ts'
import { paths } from '#paths'

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

function StudentProfile({ viewer }: { viewer: Viewer }) {
  const result = useQuery(query)
  if (result.data) return <LoadedProfile viewer={viewer} data={result.data} />
  return (
    <Page title={text.title}>
      <QueryState result={result} failed={text.loadFailed} label={text.loading}>
        <ProfileSkeleton />
      </QueryState>
    </Page>
  )
}

function LoadedProfile({ viewer, data }: { viewer: Viewer; data: ProfilePageQuery }) {
  const student = data.student && readStudent(data.student)
  const account = { ...viewer, email: data.viewer?.email ?? viewer.email ?? '' }
  const initial = valuesOf(student, account)
  const { isEditing, focusField, edit, leave } = useEditing(viewer.id, student !== null)
  const draft = useFormDraft(viewer.id, profileDraft, initial)
  const pendingEmail = data.viewer?.pendingEmail

  const cancel = cancelOf({
    initial,
    leave,
    bringBack: (typed) => {
      draft.keep(typed)
      edit()
    },
  })
  return (
    <Page
      title={student ? text.title : text.createTitle}
      lead={student ? text.lead : text.createLead}
      width={isEditing ? 'prose' : 'page'}
      actions={
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.settings()}>Settings</LinkButton>
          {student && !isEditing && (
            <Button kind="primary" onClick={edit}>
              {text.edit}
            </Button>
          )}
        </div>
      }
    >
      {pendingEmail && <Notice tone="warn">{text.pendingEmail(pendingEmail)}</Notice>}
      {isEditing ? (
        <ProfileForm
          viewerId={viewer.id}
          initial={initial}
          isUpdate={student !== null}
          focusField={focusField}
          onSaved={leave}
          {...(student && { onCancel: cancel })}
        />
      ) : (
        student && <ProfileView student={student} />
      )}
    </Page>
  )
}

type Cancelling = {
  initial: StudentValues
  leave: () => void
  bringBack: (typed: StudentValues) => void
}

/** Leaves the form; what was typed in it can be had back. */
function cancelOf({ initial, leave, bringBack }: Cancelling) {
  return (typed: StudentValues) => {
    leave()
    if (JSON.stringify(typed) === JSON.stringify(initial)) return
    toast.success({
      title: text.discarded,
      action: { label: text.bringBack, onPress: () => bringBack(typed) },
      topic: 'profile',
    })
  }
}

/** Whether the form is open, and at which field: by the button, by an address that names a field, or because something typed was kept. */
function useEditing(viewerId: string, hasProfile: boolean) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const hash = useLocation().hash.slice(1)
  const asked = params.get('edit') ?? (hash || null)
  // What rules call the GPA is told as a grade.
  const named = asked === 'gpa' ? 'gradeOriginal' : asked
  const [isOpen, setIsOpen] = useState(() => hasDraft(viewerId, profileDraft))
  const [isByButton, setIsByButton] = useState(false)
  const leave = () => {
    setIsOpen(false)
    if (named) void navigate(paths.profile(), { replace: true })
    setIsByButton(false)
    window.scrollTo(0, 0)
    focusHeading()
  }
  return {
    isEditing: !hasProfile || isOpen || named !== null,
    focusField: named ?? (isByButton ? 'firstName' : null),
    edit: () => {
      setIsOpen(true)
      setIsByButton(true)
    },
    leave,
  }
}
