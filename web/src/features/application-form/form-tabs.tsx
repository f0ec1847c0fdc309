import type { ReactNode } from 'react'
import type {
  ApplicationForm_ApplicationFragment,
  ApplicationTab,
  DocumentKind,
} from '#gql/graphql'
import { fieldId } from '#ui/field.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { ApplicationField } from './application-field.tsx'
import { applicationFormMessages as text } from './application-form-messages.ts'
import {
  listNames,
  textNames,
  type ApplicationValues,
  type DocumentName,
  type TextName,
} from './application-values.ts'
import { ExperienceList } from './experience-list.tsx'
import type { ApplicationFormState } from './use-application-form.ts'

// Sending files is as heavy as the rest of the form.
const DocumentPicker = lazyPart(
  async () => (await import('#entities/document/document-picker.tsx')).DocumentPicker,
)

export const FORM_ID = 'application'

const documentsOf: Readonly<Record<ApplicationTab, readonly DocumentName[]>> = {
  PERSONAL: [],
  ACADEMIC: ['transcripts'],
  ESSAYS: [],
  EXPERIENCE: ['recommendationLetters', 'additionalDocuments'],
}

const kinds: Readonly<Partial<Record<DocumentName, DocumentKind>>> = {
  transcripts: 'TRANSCRIPT',
  recommendationLetters: 'RECOMMENDATION_LETTER',
}

const required: readonly TextName[] = [
  'firstName',
  'lastName',
  'email',
  'citizenship',
  'countryOfResidence',
  'currentDegreeLevel',
  'fieldOfStudy',
  'currentInstitution',
  'personalStatement',
]

type Props = {
  form: ApplicationFormState
  application: Pick<ApplicationForm_ApplicationFragment, 'tabs'>
  prefill: Partial<Pick<ApplicationValues, TextName>>
  place: { tab: ApplicationTab; openTab: (tab: ApplicationTab) => void }
}

/** The four parts of the form, each with how much of its required part is filled in. */
export function FormTabs({ form, application, prefill, place }: Props) {
  const contents = (Object.keys(text.tabs) as ApplicationTab[]).map((value) => ({
    value,
    label: labelOf(value, application.tabs),
    content: <TabContent {...{ form, prefill }} tab={value} />,
  }))
  return (
    <Tabs
      label={text.tabsLabel}
      tabs={contents}
      value={place.tab}
      onChange={place.openTab}
    />
  )
}

function labelOf(tab: ApplicationTab, tabs: Props['application']['tabs']): string {
  const state = tabs.find((one) => one.tab === tab)
  if (!state || state.required === 0) return text.tabs[tab]
  return `${text.tabs[tab]} · ${text.complete(state.done, state.required)}`
}

type TabContentProps = Pick<Props, 'form' | 'prefill'> & { tab: ApplicationTab }

function TabContent({ form, prefill, tab }: TabContentProps) {
  const fields = textNames[tab].map((name) => (
    <ApplicationField
      key={name}
      id={fieldId(FORM_ID, name)}
      name={name}
      value={form.values[name]}
      onChange={(value) => form.set(name, value)}
      error={form.errorOf(name)}
      isRequired={required.includes(name)}
      fromProfile={prefill[name]}
    />
  ))
  const documents = documentsOf[tab].map((name) => (
    <DocumentField key={name} name={name} form={form} />
  ))
  if (tab !== 'EXPERIENCE')
    return (
      <Column>
        {fields}
        {documents}
      </Column>
    )
  return (
    <Column>
      {listNames.map((name) => (
        <ExperienceList
          key={name}
          id={fieldId(FORM_ID, name)}
          name={name}
          rows={form.values[name]}
          onChange={(rows) => form.set(name, rows)}
          error={form.errorOf(name)}
        />
      ))}
      {fields}
      {documents}
    </Column>
  )
}

type DocumentFieldProps = { name: DocumentName; form: ApplicationFormState }

/** The student's own documents, from the vault or added here. */
function DocumentField({ name, form }: DocumentFieldProps) {
  return (
    // A blocker leads here.
    <div id={fieldId(FORM_ID, name)} tabIndex={-1}>
      <LazyPart failed={<PartFailed />}>
        <DocumentPicker
          legend={text.labels[name]}
          {...(kinds[name] && { kind: kinds[name] })}
          isMultiple
          chosen={form.values[name]}
          onChange={(ids) => form.set(name, [...ids])}
          error={form.errorOf(name) ?? null}
        />
      </LazyPart>
    </div>
  )
}

function Column({ children }: { children: ReactNode }) {
  return <div className="flex max-w-prose flex-col gap-5">{children}</div>
}
