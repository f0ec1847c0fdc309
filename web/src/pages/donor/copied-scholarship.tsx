import { useQuery } from '@apollo/client/react'
import type { ComponentProps } from 'react'
import { copiedRow } from '#features/scholarship-form/requirement-row.ts'
import { ScholarshipForm } from '#features/scholarship-form/scholarship-form.tsx'
import { scholarshipMessages as text } from '#features/scholarship-form/scholarship-form-messages.ts'
import {
  scholarshipFragment,
  valuesOf,
} from '#features/scholarship-form/scholarship-values.ts'
import { graphql, readFragment } from '#gql'
import { QueryState } from '#page/query-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const query = graphql(`
  query CopiedScholarship($id: ID!) {
    scholarship(id: $id) {
      id
      ownerId
      ...ScholarshipValues_Scholarship
    }
  }
`)

type Props = ComponentProps<typeof ScholarshipForm> & {
  fromId: string
  organizationId: string
}

/** The form with the texts of another scholarship of the organization; the deadline has to be set anew. */
export function CopiedScholarship({ fromId, organizationId, ...form }: Props) {
  const result = useQuery(query, { variables: { id: fromId } })
  const { data } = result
  if (!data)
    return (
      <QueryState result={result} failed={text.loadFailed} label={text.loading}>
        <Skeleton className="h-72" />
      </QueryState>
    )
  const own = data.scholarship?.ownerId === organizationId ? data.scholarship : null
  const values = own && valuesOf(readFragment(scholarshipFragment, own))
  const copied = values && {
    ...values,
    requirements: values.requirements.map(copiedRow),
    applicationDeadline: '',
  }
  return <ScholarshipForm {...form} initial={copied ?? form.initial} />
}
