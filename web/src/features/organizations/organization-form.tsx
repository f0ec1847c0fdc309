import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { useFormDraft } from '#lib/forms/form-draft.ts'
import { reloadSession } from '#lib/session/session.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { useCountries } from '#entities/country/use-countries.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm, type FormState } from '#ui/use-form.ts'
import { donorMessages as text } from './donor-messages.ts'
import type { OrganizationFacts } from './organization-fragment.ts'
import {
  saveOrganization,
  webAddress,
  type OrganizationValues,
} from './save-organization.ts'

/** For universities only, and heavy. */
const UniversityField = lazyPart(
  async () => (await import('./university-field.tsx')).UniversityField,
)

type OrganizationFormProps = {
  viewerId: string
  /** Null to create one. */
  organization: OrganizationFacts | null
  /** A university account says which university it represents. */
  isUniversity: boolean
  onSaved: () => void
  onCancel?: () => void
}

export function OrganizationForm(props: OrganizationFormProps) {
  const { organization, isUniversity, onCancel } = props
  const isVerified = organization?.verification === 'VERIFIED'
  const { form, drop } = useOrganizationForm(props)
  const cancel = () => {
    drop()
    onCancel?.()
  }
  return (
    <Form
      form={form}
      submitLabel={organization ? text.organizationUpdateSubmit : text.organizationSubmit}
      busyLabel={text.saving}
      actions={onCancel && <Button onClick={cancel}>{text.cancel}</Button>}
    >
      <OrganizationFields {...{ form, isUniversity, isVerified }} />
    </Form>
  )
}

type FieldsProps = {
  form: FormState<OrganizationValues>
  isUniversity: boolean
  isVerified: boolean
}

function OrganizationFields({ form, isUniversity, isVerified }: FieldsProps) {
  const { countries } = useCountries()
  return (
    <>
      <TextField
        {...form.field('name')}
        label={text.organizationName}
        help={isVerified ? text.verifiedAgain(isUniversity) : undefined}
        autoComplete="organization"
      />
      {isUniversity && (
        <LazyPart fallback={<Skeleton className="h-24" />} failed={<PartFailed />}>
          <UniversityField {...form.field('universityId')} />
        </LazyPart>
      )}
      <TextField
        {...form.field('organizationType')}
        label={text.organizationType}
        help={text.organizationTypeHelp}
        maxLength={80}
        isOptional
      />
      <SelectField
        {...form.field('country')}
        label={text.country}
        options={countries}
        placeholder={text.selectCountry}
        isOptional
      />
      <TextField
        {...form.field('website')}
        label={text.website}
        help={text.websiteHelp}
        type="url"
        placeholder="https://"
        isOptional
      />
      <TextArea {...form.field('description')} label={text.description} isOptional />
    </>
  )
}

/** Typed values are kept in this tab until they are saved or discarded. */
function useOrganizationForm({ viewerId, organization, onSaved }: OrganizationFormProps) {
  const client = useApolloClient()
  const draftName = `organization.${organization?.id ?? 'new'}`
  const draft = useFormDraft(viewerId, draftName, valuesOf(organization))
  const form = useForm<OrganizationValues>({
    initial: draft.start,
    validate: checkOrganization,
    submit: async (values) => {
      const answer = await saveOrganization(client, values, organization?.id ?? null)
      if (isProblem(answer)) return serverErrors(answer)
      draft.drop()
      toast.success({
        title: organization ? text.organizationUpdated : text.organizationCreated,
        topic: 'organization',
      })
      await reloadSession()
      onSaved()
      return null
    },
    explain: (error) => {
      const description = showError(error)
      toast.error({ title: text.organizationFailed, description, topic: 'organization' })
      return description
    },
  })
  useEffect(() => draft.keep(form.values), [draft, form.values])
  return { form, drop: draft.drop }
}

function valuesOf(organization: OrganizationFacts | null): OrganizationValues {
  return {
    name: organization?.name ?? '',
    organizationType: organization?.organizationType ?? '',
    country: organization?.country ?? '',
    website: organization?.website ?? '',
    description: organization?.description ?? '',
    universityId: organization?.universityId ?? '',
  }
}

function checkOrganization({ name, website }: OrganizationValues) {
  const address = webAddress(website)
  const url = URL.parse(address)
  const isWeb = !address || ['http:', 'https:'].includes(url?.protocol ?? '')
  return {
    ...(!name.trim() && { name: text.nameRequired }),
    ...(!isWeb && { website: text.websiteInvalid }),
  }
}
