import { FieldLinks } from '#ui/form.tsx'
import { FormSection, type ScholarshipForm } from './form-section.tsx'
import { scholarshipMessages as text } from './scholarship-form-messages.ts'
import { newScholarship, type ScholarshipValues } from './scholarship-values.ts'

type Props = {
  form: ScholarshipForm
  /** Not saved yet, so that some of it may be as the form began. */
  isNew: boolean
  /** What keeps it from being published. */
  faults: Readonly<Partial<Record<string, string>>>
  leadTo: (field: string) => void
}

/** The end of the form: all that is missing in one place, and what the form says by itself. */
export function CheckSection({ form, isNew, faults, leadTo }: Props) {
  const isMissing = Object.keys(faults).length > 0
  // After an attempt to publish, the summary of its errors stands above and says the same.
  const isSaid = Object.keys(form.failure?.fields ?? {}).length > 0
  return (
    <>
      {!isSaid && (
        <FormSection
          title={isMissing ? text.missingTitle : text.readyTitle}
          lead={isMissing ? text.missing : text.ready}
        >
          {isMissing && (
            <FieldLinks
              formId={form.id}
              fields={faults}
              leadTo={leadTo}
              className={linksStyle}
            />
          )}
        </FormSection>
      )}
      {isNew && <Preset form={form} leadTo={leadTo} />}
    </>
  )
}

const linksStyle = 'flex flex-col gap-1 text-sea'
const presets = ['amountType', 'requiresEssay', 'applicationComplexity'] as const

/** What nobody has changed since the form began, and students read nevertheless. */
function Preset({ form, leadTo }: Pick<Props, 'form' | 'leadTo'>) {
  const begun = newScholarship('')
  const kept = presets.filter((name) => form.values[name] === begun[name])
  if (kept.length === 0) return null
  const words = kept.map((name) => [
    name,
    text.preset(text.labels[name], inWords(name, form.values)),
  ])
  return (
    <FormSection title={text.presetTitle} lead={text.presetLead}>
      <FieldLinks
        formId={form.id}
        fields={Object.fromEntries(words)}
        leadTo={leadTo}
        className={linksStyle}
      />
    </FormSection>
  )
}

function inWords(name: (typeof presets)[number], values: ScholarshipValues): string {
  switch (name) {
    case 'amountType':
      return wordsOf(text.amountTypes, values.amountType)
    case 'requiresEssay':
      return wordsOf(text.yesOrNo, values.requiresEssay)
    case 'applicationComplexity':
      return wordsOf(text.complexities, values.applicationComplexity)
  }
}

function wordsOf(words: Readonly<Record<string, string>>, value: string): string {
  return words[value] ?? text.notStated
}
