import type { ComponentProps } from 'react'
import { EditableSection } from '#page/editable-section.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { profileMessages as text } from './profile-messages.ts'
import type { Section } from './profile-sections.tsx'
import type { StudentRecord, StudentValues } from './student-values.ts'

// People read the profile more often than they change it, and the fields weigh as much as a page.
const SectionForm = lazyPart(async () => (await import('./section-form.tsx')).SectionForm)

type ProfileSectionProps = {
  section: Section
  viewerId: string
  student: StudentRecord
  initial: StudentValues
  /** The field that an address asks for; null when it is in another section. */
  askedField: string | null
  /** The award for which an address asks; null when there is none. */
  award: string | null
  /** Closes the section that an address asks for. */
  onLeave: (how: 'saved' | 'cancelled') => void
}

/** A part of the profile: its facts, or the form that changes them. */
export function ProfileSection(props: ProfileSectionProps) {
  const { section, viewerId, student, initial, askedField, award, onLeave } = props
  const draftName = `profile-${section.id}`
  return (
    <EditableSection
      title={text.cards[section.id]}
      rows={section.rows(student)}
      isAsked={askedField !== null}
      {...{ viewerId, draftName, onLeave }}
      renderForm={({ isOpenedByButton, onSaved, onCancel }) => (
        <OpenForm
          {...{ section, viewerId, draftName, initial, award, onSaved, onCancel }}
          focusField={askedField ?? (isOpenedByButton ? (section.names[0] ?? null) : null)}
        />
      )}
    />
  )
}

function OpenForm(props: ComponentProps<typeof SectionForm>) {
  return (
    <LazyPart fallback={<Skeleton className="h-56" />} failed={<PartFailed />}>
      <SectionForm {...props} />
    </LazyPart>
  )
}
