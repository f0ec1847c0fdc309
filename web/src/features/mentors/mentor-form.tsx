import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { useCountries } from '#entities/country/use-countries.ts'
import { readAgain } from '#lib/apollo/read-again.ts'
import { focusHeading } from '#lib/browser/focus-heading.ts'
import { ownZone } from '#lib/format/own-zone.ts'
import { showError } from '#lib/graphql/show-error.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Form } from '#ui/form.tsx'
import { SearchAndAddField } from '#ui/search-and-add-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { fieldId } from '#ui/field.tsx'
import { useForm } from '#ui/use-form.ts'
import type { Profile_MentorFragment } from '#gql/graphql'
import { asOptions } from './as-options.ts'
import { sessionMessages } from './mentor-messages.ts'
import { profileMessages as text } from './profile-messages.ts'
import { saveProfileMutation } from './profile-fragment.ts'
import { send } from './send.ts'

const BIO_MIN = 40

type Props = {
  /** Null for a person who applies. */
  mentor: Profile_MentorFragment | null
  name: string
  options: { expertise: readonly string[]; languages: readonly string[] }
  /** The field that has the focus from the start, if any. */
  focusField: string | null
  onSaved: () => void
}
type Values = ReturnType<typeof valuesOf>

/** The form of a mentor's profile. */
export function MentorForm({ mentor, name, options, focusField, onSaved }: Props) {
  const form = useMentorForm({ mentor, name, onSaved })
  useEffect(() => {
    if (focusField) document.getElementById(fieldId(form.id, focusField))?.focus()
  }, [form.id, focusField])
  return (
    <Form
      form={form}
      submitLabel={mentor ? text.submit : text.submitApply}
      busyLabel={text.saving}
    >
      <TextField {...form.field('name')} label={text.name} maxLength={120} />
      <TextArea
        {...form.field('bio')}
        label={text.bio}
        help={text.bioHelp}
        maxLength={2000}
      />
      <SearchAndAddField
        {...many(form, 'expertise')}
        label={text.expertise}
        options={asOptions(options.expertise)}
      />
      <SearchAndAddField
        {...many(form, 'languages')}
        label={text.languages}
        help={text.languagesHelp}
        options={asOptions(options.languages)}
      />
      <TextArea
        {...form.field('scholarshipsWon')}
        label={text.won}
        help={text.wonHelp}
        isOptional
      />
      <Background form={form} />
      <Terms form={form} />
    </Form>
  )
}

/** Where the mentor comes from and what they did. */
function Background({ form }: { form: FormOf }) {
  const { countries } = useCountries()
  // The record holds the country's name, as the list has it.
  const names = countries?.map(({ label }) => ({ value: label, label })) ?? null
  const line = (name: 'currentPosition' | 'university' | 'fieldOfStudy', label: string) => (
    <TextField {...form.field(name)} label={label} maxLength={120} isOptional />
  )
  return (
    <>
      {line('currentPosition', text.position)}
      {line('university', text.university)}
      <SelectField
        {...form.field('country')}
        label={text.country}
        placeholder={text.chooseCountry}
        options={names}
        isOptional
      />
      {line('fieldOfStudy', text.field)}
      <TextField
        {...form.field('yearsOfExperience')}
        label={text.years}
        inputMode="numeric"
        isOptional
      />
    </>
  )
}

/** The terms of the mentor's sessions. */
function Terms({ form }: { form: FormOf }) {
  const choice = (
    name: 'booksInstantly' | 'takesEssays' | 'isActive',
    label: string,
    help?: string,
  ) => (
    <Checkbox
      label={label}
      help={help}
      name={name}
      isChecked={form.values[name]}
      onChange={(isChecked) => form.set(name, isChecked)}
    />
  )
  const lacksRoom = form.values.booksInstantly && form.values.roomUrl.trim() === ''
  return (
    <>
      <TextField
        {...form.field('hourlyRate')}
        label={text.rate}
        help={text.rateHelp}
        inputMode="decimal"
      />
      <TextField
        {...form.field('roomUrl')}
        label={text.room}
        help={text.roomHelp}
        type="url"
        isOptional
      />
      {choice(
        'booksInstantly',
        text.instantly,
        lacksRoom ? sessionMessages.noRoomAsks : undefined,
      )}
      {choice('takesEssays', text.essays)}
      {form.values.takesEssays && (
        <TextField
          {...form.field('essaysAtOnce')}
          label={text.essaysAtOnce}
          help={text.essaysAtOnceHelp}
          inputMode="numeric"
          maxLength={2}
        />
      )}
      {choice('isActive', text.active)}
    </>
  )
}

type FormOf = ReturnType<typeof useMentorForm>

function many(form: FormOf, name: 'expertise' | 'languages') {
  const { id, error } = form.field(name)
  const onChange = (values: string[]) => form.set(name, values)
  return {
    id,
    name,
    error,
    chosen: asOptions(form.values[name]),
    onChange,
    status: text.several,
  }
}

function useMentorForm({
  mentor,
  name,
  onSaved,
}: Pick<Props, 'mentor' | 'name' | 'onSaved'>) {
  const client = useApolloClient()
  return useForm<Values>({
    initial: valuesOf(mentor, name),
    validate: faultsOf,
    submit: async (values) => {
      const { failure } = await send(client, saveProfileMutation, inputOf(values, mentor))
      if (failure) return failure
      toast.success({ title: mentor ? text.saved : text.sent, topic: 'mentor' })
      await readAgain(client, ['OwnMentorProfile'])
      // The form of who applied makes way for that of a mentor.
      if (!mentor) focusHeading()
      onSaved()
      return null
    },
    explain: showError,
  })
}

/** What is missing or cannot be read; the server checks the rest. */
function faultsOf(values: Values) {
  const { name, bio, expertise, languages, yearsOfExperience, takesEssays } = values
  return {
    ...(!name.trim() && { name: text.needed }),
    ...(bio.trim().length < BIO_MIN && { bio: text.bioShort }),
    ...(expertise.length === 0 && { expertise: text.neededExpertise }),
    ...(languages.length === 0 && { languages: text.neededLanguage }),
    ...(!/^\d*$/.test(yearsOfExperience.trim()) && { yearsOfExperience: text.yearsWrong }),
    ...(takesEssays &&
      !isPlaces(values.essaysAtOnce) && { essaysAtOnce: text.essaysWrong }),
  }
}

function isPlaces(text: string): boolean {
  return /^(?:[1-9]|10)$/.test(text.trim())
}

function valuesOf(mentor: Profile_MentorFragment | null, name: string) {
  return {
    name: mentor?.name ?? name,
    bio: mentor?.bio ?? '',
    expertise: [...(mentor?.expertise ?? [])],
    languages: [...(mentor?.languages ?? [])],
    scholarshipsWon: mentor?.scholarshipsWon.join('\n') ?? '',
    currentPosition: mentor?.currentPosition ?? '',
    university: mentor?.university ?? '',
    country: mentor?.country ?? '',
    fieldOfStudy: mentor?.fieldOfStudy ?? '',
    yearsOfExperience: String(mentor?.yearsOfExperience ?? ''),
    hourlyRate: mentor?.hourlyRate ?? '0',
    roomUrl: mentor?.settings?.roomUrl ?? '',
    booksInstantly: mentor?.booksInstantly ?? false,
    takesEssays: mentor?.takesEssays ?? false,
    essaysAtOnce: String(mentor?.settings?.essaysAtOnce ?? 1),
    isActive: mentor?.isActive ?? true,
  }
}

function inputOf(values: Values, mentor: Profile_MentorFragment | null) {
  const { scholarshipsWon, yearsOfExperience, essaysAtOnce, ...same } = values
  const years = yearsOfExperience.trim()
  return {
    ...same,
    hourlyRate: same.hourlyRate.trim() || '0',
    essaysAtOnce: isPlaces(essaysAtOnce) ? Number(essaysAtOnce) : 1,
    scholarshipsWon: scholarshipsWon
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    yearsOfExperience: years === '' ? null : Number(years),
    timeZone: mentor?.timeZone ?? ownZone(),
  }
}
