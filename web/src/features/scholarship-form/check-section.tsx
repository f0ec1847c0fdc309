import { FieldLinks } from '#ui/form.tsx'
import { FormSection, type ScholarshipForm } from './form-section.tsx'
import { scholarshipMessages as text } from './scholarship-form-messages.ts'
import { newScholarship, type ScholarshipValues } from './scholarship-values.ts'

type Props = {
  form: ScholarshipForm
  /** True before the first save, when some fields may still have the form's first values. */
  isNew: boolean
  /** The faults that prevent publishing. */
  faults: Readonly<Partial<Record<string, string>>>
  leadTo: (field: string) => void
}

/** The end of the form: everything that is missing in one place, and the values that the form set by itself. */
export function CheckSection({ form, isNew, faults, leadTo }: Props) {
  const isMissing = Object.keys(faults).length > 0
  // After an attempt to publish, the summary of its errors is above and says the same.
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

/** First values that nobody has changed, although students will read them. */
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
