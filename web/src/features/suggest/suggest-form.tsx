import { useState } from 'react'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { ask } from '#lib/graphql/graphql-request.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import { TextLink } from '#page/links.tsx'
import { ThankedForm } from '#page/thanked-form.tsx'
import { paths } from '#paths'
import { Form } from '#ui/form.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useForm, type FormFailure } from '#ui/use-form.ts'
import { suggestMessages as text } from './suggest-messages.ts'

const suggestMutation = /* GraphQL */ `
  mutation SuggestForm($input: SuggestListingInput!) {
    suggestListing(input: $input) {
      __typename
      ... on SuggestListingSuccess {
        message
      }
      ... on AlreadyListed {
        scholarship {
          id
          slug
          title
        }
      }
      ... on Problem {
        code
        message
      }
      ... on ValidationFailed {
        errors {
          path
          message
        }
      }
    }
  }
`

type Listed = { slug: string; title: string }
type Values = { url: string; name: string; reason: string }

const initial: Values = { url: '', name: '', reason: '' }

/** Takes the address of an award that the catalog lacks; says so when it has the award. */
export function SuggestForm() {
  return (
    <ThankedForm again={text.another}>
      {(onSent) => <SuggestionFields onSent={onSent} />}
    </ThankedForm>
  )
}

function SuggestionFields({ onSent }: { onSent: (message: string) => void }) {
  const [listed, setListed] = useState<Listed | null>(null)
  const form = useForm({
    initial,
    validate: missingOf,
    submit: async (values): Promise<FormFailure | null> => {
      setListed(null)
      const { suggestListing: answer } = await ask(suggestMutation, { input: values })
      if (isProblem(answer)) return serverErrors(answer)
      if (answer.__typename === 'AlreadyListed') setListed(answer.scholarship)
      else onSent(answer.message)
      return null
    },
    explain: showError,
  })
  return (
    <div className="flex flex-col gap-5">
      <div role="status">{listed && <AlreadyListed listing={listed} />}</div>
      <Form form={form} submitLabel={text.submit} busyLabel={text.busy}>
        <TextField
          {...form.field('url')}
          label={text.address}
          help={text.addressHelp}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={2000}
        />
        <TextField
          {...form.field('name')}
          label={text.name}
          isOptional
          autoComplete="off"
          maxLength={200}
        />
        <TextArea
          {...form.field('reason')}
          label={text.reason}
          help={text.reasonHelp}
          maxLength={1000}
        />
      </Form>
      <p className="text-muted">{text.next}</p>
    </div>
  )
}

function missingOf({ url, reason }: Values) {
  return {
    ...(url.trim() ? {} : { url: text.addressRequired }),
    ...(reason.trim() ? {} : { reason: text.reasonRequired }),
  }
}

function AlreadyListed({ listing: { slug, title } }: { listing: Listed }) {
  return (
    <Notice>
      {text.listed} <TextLink to={paths.scholarship(slug)}>{title}</TextLink>
    </Notice>
  )
}
