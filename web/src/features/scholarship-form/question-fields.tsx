import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#gql'
import type { QuestionFields_SharedQuery } from '#gql/graphql'
import { NotLoaded } from '#page/not-loaded.tsx'
import { ComboboxField } from '#ui/combobox-field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { NameOfControl } from './requirement-controls.ts'
import { requirementMessages as text } from './requirement-messages.ts'
import type { RequirementRow } from './requirement-row.ts'

const query = graphql(`
  query QuestionFields_Shared {
    sharedQuestions {
      fact
      label
      text
    }
  }
`)

const MAX_FOUND = 20
const answers = [
  { value: 'yes', label: text.answers.yes },
  { value: 'no', label: text.answers.no },
] as const

type Props = {
  row: RequirementRow
  control: NameOfControl
  onChange: (row: RequirementRow) => void
}

/** A question that scholarships share, found by its words, or one for this award alone. */
export function QuestionFields({ row, control, onChange }: Props) {
  const { data, error, refetch } = useQuery(query)
  const [typed, setTyped] = useState('')
  const found = data ? findQuestions(data.sharedQuestions, typed) : []
  const { id, name, error: fault } = control('question')
  const isShared = row.fact !== ''
  return (
    <>
      <ComboboxField
        id={id}
        name={name}
        label={text.shared}
        help={text.sharedHelp}
        error={fault}
        isOptional="unsaid"
        chosen={isShared ? { value: row.fact, label: row.question } : null}
        onChoose={(chosen) =>
          onChange({ ...row, fact: chosen?.value ?? '', question: chosen?.label ?? '' })
        }
        options={found}
        onType={setTyped}
        status={typed.trim() === '' || !data ? null : statusOf(found.length)}
        clearLabel={text.sharedClear}
      />
      {error && !data && <NotLoaded words={text.sharedFailed} retry={refetch} />}
      {!isShared && (
        <TextField
          id={`${id}-own`}
          name={`${name}.own`}
          label={text.own}
          help={text.ownHelp}
          value={row.question}
          onChange={(question) => onChange({ ...row, question })}
          maxLength={300}
          isOptional="unsaid"
        />
      )}
      <SelectField
        name={`${name}.expects`}
        label={text.expects}
        value={row.expects}
        options={answers}
        onChange={(expects) => expects && onChange({ ...row, expects })}
      />
    </>
  )
}

type Shared = QuestionFields_SharedQuery['sharedQuestions']

/** The questions that contain each typed word. */
function findQuestions(questions: Shared, typed: string) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return questions
    .filter(({ label, text: question }) => {
      const all = `${label} ${question}`.toLowerCase()
      return words.every((word) => all.includes(word))
    })
    .slice(0, MAX_FOUND)
    .map(({ fact, text: question }) => ({ value: fact, label: question }))
}

function statusOf(count: number): string {
  return count === 0 ? text.sharedNone : text.sharedFound(count)
}
