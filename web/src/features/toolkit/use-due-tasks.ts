import { useQuery } from '@apollo/client/react'
import { graphql, readFragment } from '#gql'
import type { DueTasksQuery } from '#gql/graphql'

const taskFragment = graphql(`
  fragment DueTasks_PrepTask on PrepTask {
    id
    title
    status
    dueDate
    scholarship {
      id
      title
    }
  }
`)

// Completed ones would take the place of what is still to come.
const query = graphql(`
  query DueTasks {
    notStarted: prepTasks(status: NOT_STARTED, first: 50) {
      pageInfo {
        hasNextPage
      }
      edges {
        cursor
        node {
          id
          ...DueTasks_PrepTask
        }
      }
    }
    inProgress: prepTasks(status: IN_PROGRESS, first: 50) {
      pageInfo {
        hasNextPage
      }
      edges {
        cursor
        node {
          id
          ...DueTasks_PrepTask
        }
      }
    }
    blocked: prepTasks(status: BLOCKED, first: 50) {
      pageInfo {
        hasNextPage
      }
      edges {
        cursor
        node {
          id
          ...DueTasks_PrepTask
        }
      }
    }
    prepChecklists(first: 50) {
      pageInfo {
        hasNextPage
      }
      edges {
        cursor
        node {
          id
          checklistItems {
            id
            task
            completed
            isGone
            dueDate
          }
          scholarship {
            id
            title
          }
        }
      }
    }
  }
`)

/** Of whatever kind it is, with the award that it is for. */
export type Due = {
  id: string
  title: string
  dueDate: string
  of: { id: string; title: string }
}

/** What is to be done on a day, the soonest first; without `due` it is not read yet. */
export function useDueTasks() {
  const result = useQuery(query, { fetchPolicy: 'cache-and-network' })
  const { data } = result
  return { ...result, due: data && dueThings(data), isWhole: data && hasAllDue(data) }
}

/** The tasks come by their days, those without one last; the lists by their age. */
function hasAllDue({ prepChecklists, ...open }: DueTasksQuery): boolean {
  const areTasksWhole = [open.notStarted, open.inProgress, open.blocked].every(
    ({ pageInfo, edges }) => {
      const last = edges.at(-1)
      const isDated = last && readFragment(taskFragment, last.node).dueDate
      return !pageInfo.hasNextPage || !isDated
    },
  )
  return areTasksWhole && !prepChecklists.pageInfo.hasNextPage
}

function dueThings({ prepChecklists, ...open }: DueTasksQuery): Due[] {
  const tasks = [open.notStarted, open.inProgress, open.blocked]
    .flatMap(({ edges }) => edges.map(({ node }) => readFragment(taskFragment, node)))
    // The lists that are kept still name what was completed since.
    .flatMap(({ id, title, status, dueDate, scholarship: of }) =>
      dueDate && status !== 'COMPLETED' ? { id, title, dueDate, of } : [],
    )
  const lines = prepChecklists.edges.flatMap(({ node }) =>
    node.checklistItems.flatMap(({ id, task, completed, isGone, dueDate }) =>
      dueDate && !completed && !isGone
        ? { id, title: task, dueDate, of: node.scholarship }
        : [],
    ),
  )
  return [...tasks, ...lines].toSorted((a, b) => a.dueDate.localeCompare(b.dueDate))
}
