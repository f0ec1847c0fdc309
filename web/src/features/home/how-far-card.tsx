import type { ReactNode } from 'react'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import { HomeCard } from './home-card.tsx'
import { homeMessages as text } from './home-messages.ts'
import { factFields, type FactField } from './missing-facts.ts'
import { RingWithWords } from './ring-with-words.tsx'

type Props = {
  missing: readonly FactField[]
  isGenderStated: boolean
  /** What the student has done, counted by another area. */
  children: ReactNode
}

/**
 * How complete the profile is, and how far the work has come; the place where facts are added says which are missing.
 */
export function HowFarCard({ missing, isGenderStated, children }: Props) {
  const total = factFields.length
  const known = total - missing.length
  const words = text.factsKnown(known, total)
  const isDone = missing.length === 0
  const done = isGenderStated ? text.factsDone : text.factsDoneButGender
  return (
    <HomeCard title={text.progress}>
      <RingWithWords label={text.facts} done={known} total={total} words={words}>
        {isDone ? done : words}
      </RingWithWords>
      {isDone && !isGenderStated && (
        <TextLink
          to={paths.profile({ edit: 'gender' })}
          className="inline-flex min-h-11 items-center self-start"
        >
          {text.addGender}
        </TextLink>
      )}
      {children}
    </HomeCard>
  )
}
