import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#gql'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { scoringMessages as text } from './scoring-messages.ts'

const query = graphql(`
  query AssignReviewer_Members($scholarshipId: ID!) {
    review(scholarshipId: $scholarshipId) {
      scholarshipId
      reviewers {
        user {
          id
          firstName
          lastName
        }
        isMember
        assigned
      }
    }
  }
`)

type Person = { id: string; firstName: string; lastName: string }

type Props = {
  scholarshipId: string
  /** Members who have it already, or must not have it. */
  except: readonly string[]
  isBusy: boolean
  onAssign: (person: Person) => Promise<void>
}

/** Assigns an application to one more member; the chair chooses by how many each has. */
export function AssignReviewer({ scholarshipId, except, isBusy, onAssign }: Props) {
  const [chosen, setChosen] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { data } = useQuery(query, {
    variables: { scholarshipId },
    fetchPolicy: 'cache-and-network',
  })
  const members = data?.review?.reviewers ?? []
  const free = members.filter(({ user, isMember }) => isMember && !except.includes(user.id))
  if (free.length === 0) return null
  const person = free.find(({ user }) => user.id === chosen)?.user
  const assign = async () => {
    if (!person) return setError(text.reviewerMissing)
    await onAssign(person)
    setChosen('')
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow">
        <SelectField
          name="reviewer"
          label={text.assignTo}
          value={person ? chosen : ''}
          placeholder={text.chooseReviewer}
          options={free.map(({ user, assigned }) => ({
            value: user.id,
            label: text.withLoad(nameOf(user), assigned),
          }))}
          error={error}
          onChange={(id) => {
            setChosen(id)
            setError(null)
          }}
        />
      </div>
      <Button isBusy={isBusy} onClick={() => void assign()}>
        {text.assign}
      </Button>
    </div>
  )
}

/** The shown name; a person whose account is gone has none. */
export function nameOf({ firstName, lastName }: Person): string {
  return [firstName, lastName].filter(Boolean).join(' ') || text.reviewer
}
