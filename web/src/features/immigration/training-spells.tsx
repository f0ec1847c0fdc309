import { useMutation } from '@apollo/client/react'
import { dayInWords } from '@landfall/calendar/words'
import { useState } from 'react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Button } from '#ui/button.tsx'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { TrainingSpells_ProfileFragment } from '#gql/graphql'
import { changeFacts } from './change-facts.ts'
import { immigrationMessages as text, levels, spellKinds } from './immigration-messages.ts'

const SpellDialog = lazyPart(async () => (await import('./spell-dialog.tsx')).SpellDialog)

const fragment = graphql(`
  fragment TrainingSpells_Profile on ImmigrationProfile {
    id
    version
    spells {
      id
      kind
      from
      to
      hoursPerWeek
      employer
      level
      isReported
    }
  }
`)

export type Spell = TrainingSpells_ProfileFragment['spells'][number]

/** The spells that a student entered: CPT, early OPT and jobs. */
export function TrainingSpells(props: { profile: FragmentType<typeof fragment> }) {
  const { version, spells } = readFragment(fragment, props.profile)
  const [isAdding, setIsAdding] = useState(false)
  const [send, { loading }] = useMutation(changeFacts)
  async function remove(id: string) {
    const kept = spells.filter((spell) => spell.id !== id).map(inputOf)
    await runMutation(text.saveFailed, async () => {
      const { data } = await send({ variables: { input: { version, spells: kept } } })
      return data?.saveImmigrationProfile
    })
  }
  return (
    <section aria-labelledby="employers" className="flex max-w-prose flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h3 id="employers" className="text-lg">
          {text.employers}
        </h3>
        <Button onClick={() => setIsAdding(true)}>{text.addSpell}</Button>
      </div>
      {spells.length === 0 && <p className="text-muted">{text.noSpells}</p>}
      <ul className="divide-y divide-line">
        {spells.map((spell) => (
          <li
            key={spell.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
          >
            <SpellText spell={spell} />
            <Button
              aria-label={text.removeSpell(spell.employer ?? spellKinds[spell.kind])}
              isBusy={loading}
              onClick={() => void remove(spell.id)}
            >
              {text.removeWord}
            </Button>
          </li>
        ))}
      </ul>
      {isAdding && (
        <LazyPart>
          <SpellDialog
            version={version}
            spells={spells.map(inputOf)}
            onClose={() => setIsAdding(false)}
          />
        </LazyPart>
      )}
    </section>
  )
}

function SpellText({ spell }: { spell: Spell }) {
  const { kind, from, to, hoursPerWeek, employer, level, isReported } = spell
  const facts = [
    text.hoursOf(hoursPerWeek),
    level && levels[level],
    kind === 'JOB' && !isReported && text.notReported,
  ]
  return (
    <div className="min-w-0">
      <p className="font-semibold break-words">
        {employer ? `${spellKinds[kind]}: ${employer}` : spellKinds[kind]}
      </p>
      <p className="tabular text-muted">
        {dayInWords(from)} – {to ? dayInWords(to) : text.ongoing}
      </p>
      <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  )
}

/** The spell as the server takes it. */
function inputOf({ id, kind, from, to, hoursPerWeek, employer, level, isReported }: Spell) {
  return { id, kind, from, to, hoursPerWeek, employer, level, isReported }
}
