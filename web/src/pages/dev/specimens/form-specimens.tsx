import { useState } from 'react'
import { Form } from '#ui/form.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SearchBox } from '#ui/search-box.tsx'
import { SuggestInput } from '#ui/suggest-input.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { Specimen } from './specimen.tsx'

const suggestions = [
  { key: 'law', text: 'Law', note: 'Field of study' },
  { key: 'laos', text: 'Laos', note: 'Your country' },
]

/** Components to write into; pressing "Save draft" with an empty name shows the form with its errors. */
export function FormSpecimens() {
  const form = useForm({
    initial: { name: '', notes: '', password: '' },
    validate: ({ name }) => (name === '' ? { name: 'Enter a name' } : {}),
    submit: async () => {
      toast.success({ title: 'Saved' })
      return null
    },
    explain: String,
  })
  return (
    <>
      <Specimen name="Form, TextField, TextArea, PasswordField">
        <div className="w-full">
          <Form form={form} submitLabel="Save draft">
            <TextField label="Name" help="As on the passport." {...form.field('name')} />
            <TextArea label="Notes" isOptional {...form.field('notes')} />
            <PasswordField
              label="Password"
              autoComplete="new-password"
              {...form.field('password')}
            />
          </Form>
        </div>
      </Specimen>
      <Search />
    </>
  )
}

function Search() {
  const [query, setQuery] = useState('')
  return (
    <Specimen name="SearchBox, SuggestInput">
      <div className="w-full">
        <SearchBox
          label="Search"
          submitLabel="Search"
          placeholder="Type la"
          query={query}
          onSearch={setQuery}
          renderBox={(box, setText) => (
            <SuggestInput
              {...box}
              suggestions={box.value.startsWith('la') ? suggestions : []}
              listLabel="Suggestions"
              countInWords={(count) => `${count} suggestions`}
              onChoose={({ text }) => setText(text)}
            />
          )}
        />
      </div>
    </Specimen>
  )
}
