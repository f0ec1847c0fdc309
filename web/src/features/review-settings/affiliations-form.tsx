import { useApolloClient } from '@apollo/client/react'
import { useRef, useState, type RefObject } from 'react'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { RemovableBadge } from '#ui/removable-badge.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { saveAffiliations } from './save-review.ts'
import { settingsMessages as text } from './settings-messages.ts'

type Props = {
  scholarshipId: string
  /** Null when the reviewer has not said yet. */
  saved: readonly string[] | null
}

/** Where a reviewer works or studies: they are not assigned applicants from there. */
export function AffiliationsForm(props: Props) {
  const section = useRef<HTMLElement>(null)
  const { form, typed, setTyped, all, add } = useAffiliations(props, section)
  const { institutions } = form.values
  return (
    <section
      ref={section}
      aria-labelledby="affiliations"
      className="flex max-w-form flex-col gap-3"
    >
      <div>
        <h2 id="affiliations" className="text-xl">
          {text.affiliations}
        </h2>
        <p className="text-muted">{text.affiliationsLead}</p>
      </div>
      <Form
        form={form}
        submitLabel={all.length === 0 ? text.affiliationsNone : text.affiliationsSave}
        busyLabel={text.saving}
      >
        <TextField
          label={text.institution}
          name="institution"
          isOptional="unsaid"
          value={typed}
          onChange={setTyped}
          error={form.failure?.fields['institutions']}
        />
        <Button className="self-start" onClick={add}>
          {text.addInstitution}
        </Button>
        <Institutions
          named={institutions}
          onChange={(named) => form.set('institutions', named)}
        />
      </Form>
    </section>
  )
}

type InstitutionsProps = {
  named: readonly string[]
  onChange: (named: string[]) => void
}

function Institutions({ named, onChange }: InstitutionsProps) {
  if (named.length === 0) return null
  return (
    <ul aria-label={text.institutions} className="flex flex-wrap gap-2">
      {named.map((name) => (
        <li key={name}>
          <RemovableBadge
            label={name}
            action={text.removeInstitution(name)}
            onRemove={() => onChange(named.filter((one) => one !== name))}
          />
        </li>
      ))}
    </ul>
  )
}

function useAffiliations(
  { scholarshipId, saved }: Props,
  section: RefObject<HTMLElement | null>,
) {
  const client = useApolloClient()
  const [typed, setTyped] = useState('')
  const form = useForm({
    initial: { institutions: [...(saved ?? [])] },
    validate: () => ({}),
    submit: async ({ institutions }) => {
      const named = withTyped(institutions, typed)
      const answer = await saveAffiliations(client, { scholarshipId, institutions: named })
      if (isProblem(answer)) return serverErrors(answer)
      form.set('institutions', named)
      setTyped('')
      toast.success({ title: text.affiliationsSaved, topic: 'review' })
      // The applications to score replace the form. A reviewer who has gone elsewhere meanwhile stays there.
      if (saved === null && section.current?.contains(document.activeElement))
        focusHeading()
      return null
    },
    explain: showError,
  })
  const all = withTyped(form.values.institutions, typed)
  function add() {
    form.set('institutions', all)
    setTyped('')
  }
  return { form, typed, setTyped, all, add }
}

/** Typed text counts without a press of “Add”. */
function withTyped(institutions: readonly string[], typed: string): string[] {
  const name = typed.trim()
  if (!name || institutions.includes(name)) return [...institutions]
  return [...institutions, name]
}
