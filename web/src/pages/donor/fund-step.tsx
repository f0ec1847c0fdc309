import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { CreateFundForm } from '#features/funds/create-fund-form.tsx'
import { PledgeForm } from '#features/funds/pledge-form.tsx'
import { onboardingMessages as text } from '#features/onboarding/onboarding-messages.ts'
import type { OnboardingPageQuery } from '#gql/graphql'
import { readAgain } from '#lib/apollo/read-again.ts'
import { formatMoney } from '#lib/format/format-money.ts'
import type { Viewer } from '#lib/session/session.ts'
import { LinkButton } from '#page/links.tsx'
import { Notice } from '#ui/notice.tsx'
import { workspacePaths } from '#workspace-paths'

type Fund = OnboardingPageQuery['funds']['edges'][number]['node']

type FundProps = {
  viewer: Viewer
  organizationId: string
  /** The organization's funds. */
  funds: readonly Fund[]
  /** The address of this step. */
  here: string
  /** The address of the next step. */
  onward: string
}

/** Creates the first fund, which records what is pledged and paid, and the first pledge in it; both can wait. */
export function FundStep({ viewer, organizationId, funds, here, onward }: FundProps) {
  const client = useApolloClient()
  const navigate = useNavigate()
  const [fund] = funds
  const isPledged = funds.some(({ balance }) => Number(balance.pledged.amount) > 0)
  const part = !fund ? 'fund' : isPledged ? 'done' : 'pledge'
  useHeadingAfter(part)
  if (!fund)
    return (
      <>
        <p className="text-muted">{text.fundLead}</p>
        <CreateFundForm
          viewer={viewer}
          organizationId={organizationId}
          onCreated={() => {
            void navigate(here, { replace: true })
            void readAgain(client, ['OnboardingPage'])
          }}
        />
        <Later to={onward} />
      </>
    )
  if (!isPledged)
    return (
      <>
        <Notice tone="good">{text.fundMade(fund.name)}</Notice>
        <p className="text-muted">{text.pledgeLead}</p>
        <PledgeForm fundId={fund.id} currency={fund.currency} />
        <Later to={onward} />
      </>
    )
  return <Kept funds={funds} onward={onward} />
}

function Kept({ funds, onward }: Pick<FundProps, 'funds' | 'onward'>) {
  return (
    <>
      <p className="text-muted">{text.fundLead}</p>
      <Notice tone="good">
        {text.fundDone(funds.length)}
        <ul className="mt-2">
          {funds.map(({ id, name, balance }) => (
            <li key={id} className="break-words">
              {text.pledgedIn(name, formatMoney(balance.pledged))}
            </li>
          ))}
        </ul>
      </Notice>
      <div className="flex flex-wrap gap-3">
        <LinkButton kind="primary" to={onward}>
          {text.next}
        </LinkButton>
        <LinkButton to={workspacePaths.funds()}>{text.openFunds}</LinkButton>
      </div>
    </>
  )
}

/** The pressed button is gone with its part, so the step's heading takes the focus. */
function useHeadingAfter(part: string): void {
  const shown = useRef(part)
  useEffect(() => {
    if (shown.current !== part) document.getElementById('step')?.focus()
    shown.current = part
  }, [part])
}

function Later({ to }: { to: string }) {
  return (
    <LinkButton to={to} className="self-start">
      {text.later}
    </LinkButton>
  )
}
