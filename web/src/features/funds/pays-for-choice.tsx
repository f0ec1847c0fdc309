import { useApolloClient } from '@apollo/client/react'
import { useOrganizationScholarships } from '#entities/scholarship/use-organization-scholarships.ts'
import type { Fund_FundFragment } from '#gql/graphql'
import { showError } from '#lib/graphql/show-error.ts'
import { NotLoaded } from '#page/not-loaded.tsx'
import { CheckboxGrid } from '#ui/checkbox-grid.tsx'
import { Form } from '#ui/form.tsx'
import { MultiSelectField } from '#ui/multi-select-field.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { setFundScholarships } from './change-fund.ts'
import { fundMessages as text } from './fund-messages.ts'

/** With more scholarships than this, the list has a search field. */
const FEW = 12

type Props = { fund: Fund_FundFragment }

/** Chooses which scholarships of the fund's organization it pays for. */
export function PaysForChoice({ fund }: Props) {
  const { scholarships, hasFailed, retry } = useOrganizationScholarships(fund.ownerId)
  if (hasFailed) return <NotLoaded words={text.scholarshipsFailed} retry={retry} />
  if (!scholarships)
    return (
      <Loading label={text.oneLoading}>
        <Skeleton className="h-24" />
      </Loading>
    )
  if (scholarships.length === 0) return <p>{text.noScholarships}</p>
  return <ChoiceForm fund={fund} options={scholarships} />
}

type FormProps = Props & { options: readonly { value: string; label: string }[] }

function ChoiceForm({ fund: { id: fundId, scholarships }, options }: FormProps) {
  const client = useApolloClient()
  const form = useForm({
    initial: { scholarshipIds: scholarships.map(({ id }) => id) as readonly string[] },
    validate: () => ({}),
    submit: async ({ scholarshipIds }) => {
      const input = { fundId, scholarshipIds: [...scholarshipIds] }
      const failure = await setFundScholarships(client, input)
      if (!failure) toast.success({ title: text.savedPaysFor, topic: 'fund' })
      return failure
    },
    explain: showError,
  })
  const { value, ...field } = form.field('scholarshipIds')
  return (
    <Form form={form} submitLabel={text.savePaysFor}>
      {options.length > FEW ? (
        <MultiSelectField
          {...field}
          label={text.paysForHelp}
          {...{ options, values: value }}
        />
      ) : (
        <CheckboxGrid
          {...field}
          legend={text.paysForHelp}
          values={value}
          options={options}
        />
      )}
    </Form>
  )
}
