import { useApolloClient, useQuery } from '@apollo/client/react'
import { graphql } from '#gql'
import type { Fund_FundFragment } from '#gql/graphql'
import { showError } from '#lib/graphql/show-error.ts'
import { QueryState } from '#page/query-state.tsx'
import { Card } from '#ui/card.tsx'
import { CheckboxGrid } from '#ui/checkbox-grid.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Form } from '#ui/form.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-store.ts'
import { useForm } from '#ui/use-form.ts'
import { setFundScholarships } from './change-fund.ts'
import { fundMessages as text } from './fund-messages.ts'

const query = graphql(`
  query PaysFor($organizationId: ID!) {
    organizationScholarships(organizationId: $organizationId, first: 100) {
      edges {
        cursor
        node {
          id
          title
          status
        }
      }
    }
  }
`)

type Props = { fund: Fund_FundFragment }

/** Which scholarships a fund pays for; who keeps it chooses them. */
export function PaysFor({ fund }: Props) {
  const { scholarships, isKeptByViewer, version } = fund
  return (
    <Card>
      <section aria-labelledby="pays-for" className="flex flex-col gap-2">
        <h2 id="pays-for" className="text-lg">
          {text.paysFor}
        </h2>
        {scholarships.length === 0 ? (
          <p>{text.paysForAll}</p>
        ) : (
          <ul className="list-disc ps-5">
            {scholarships.map(({ id, title }) => (
              <li key={id} className="break-words">
                {title}
              </li>
            ))}
          </ul>
        )}
        {isKeptByViewer && (
          <Disclosure summary={text.choosePaysFor}>
            <Choice key={version} fund={fund} />
          </Disclosure>
        )}
      </section>
    </Card>
  )
}

function Choice({ fund }: Props) {
  const variables = { organizationId: fund.ownerId }
  const result = useQuery(query, { variables, fetchPolicy: 'cache-and-network' })
  const edges = result.data?.organizationScholarships.edges
  if (!edges)
    return (
      <QueryState result={result} failed={text.scholarshipsFailed} label={text.oneLoading}>
        <Skeleton className="h-24" />
      </QueryState>
    )
  // A draft has no applicants.
  const options = edges
    .filter(({ node }) => node.status !== 'DRAFT')
    .map(({ node }) => ({ value: node.id, label: node.title }))
  if (options.length === 0) return <p>{text.noScholarships}</p>
  return <ChoiceForm fund={fund} options={options} />
}

type FormProps = Props & { options: { value: string; label: string }[] }

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
      <CheckboxGrid {...field} legend={text.paysForHelp} values={value} options={options} />
    </Form>
  )
}
