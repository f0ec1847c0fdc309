import { useQuery } from '@apollo/client/react'
import { useNavigate } from 'react-router'
import { LinkButton } from '#page/links.tsx'
import { Button } from '#ui/button.tsx'
import { graphql } from '#gql'
import { paths } from '#paths'
import { toolkitMessages as text } from './toolkit-messages.ts'
import { useCreatePlan } from './use-create-plan.ts'

const query = graphql(`
  query PlanInvitation($id: ID!) {
    scholarship(id: $id) {
      id
      preparation {
        activeTasks
        totalTasks
      }
    }
  }
`)

/** On a scholarship's page: creates its plan, or leads to the existing one. */
export function PlanInvitation({ scholarshipId }: { scholarshipId: string }) {
  const { data } = useQuery(query, {
    variables: { id: scholarshipId },
    // Read again, because tasks may have been completed since.
    fetchPolicy: 'cache-and-network',
  })
  const { create, isBusy } = useCreatePlan()
  const navigate = useNavigate()
  const preparation = data?.scholarship?.preparation
  if (!preparation) return null
  const plan = paths.toolkit({ scholarship: scholarshipId })
  const hasPlan = preparation.totalTasks > 0

  async function makeAndShow() {
    if (await create(scholarshipId)) await navigate(plan)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {hasPlan ? (
        <LinkButton to={plan}>{text.openPlan}</LinkButton>
      ) : (
        <Button isBusy={isBusy} onClick={() => void makeAndShow()}>
          {isBusy ? text.creatingPlan : text.makePlan}
        </Button>
      )}
      <p className="text-sm text-muted">
        {hasPlan ? text.planStands(preparation.activeTasks) : text.makePlanWhy}
      </p>
    </div>
  )
}
