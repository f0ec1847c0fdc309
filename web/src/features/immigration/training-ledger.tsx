import type { ComponentProps } from 'react'
import { immigrationMessages as text } from './immigration-messages.ts'
import { TermTips } from './term-tips.tsx'
import { TrainingAccounts } from './training-accounts.tsx'
import { TrainingSpells } from './training-spells.tsx'

type Props = {
  profile: ComponentProps<typeof TrainingAccounts>['profile'] &
    ComponentProps<typeof TrainingSpells>['profile']
}

/** The ledger of practical training: how much is used up, and each spell. */
export function TrainingLedger({ profile }: Props) {
  return (
    <section aria-labelledby="ledger" className="flex flex-col gap-4">
      <h2 id="ledger" className="text-xl">
        {text.ledger}
      </h2>
      <p className="text-muted">{text.ledgerLead}</p>
      <TermTips of={['CPT', 'OPT', 'SEVIS']} />
      <TrainingAccounts profile={profile} />
      <TrainingSpells profile={profile} />
    </section>
  )
}
