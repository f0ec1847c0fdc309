import { useQuery } from '@apollo/client/react'
import { useCallback } from 'react'
import { graphql, readFragment } from '#gql'
import type { DueTasksQuery, PrepTaskStatus } from '#gql/graphql'
import { useWholeList } from '#page/use-whole-list.ts'

const taskFragment = graphql(`
  fragment DueTasks_PrepTask on PrepTask {
    id
    title
    status
    dueDate
    isToApplyFor
    scholarship {
      id
      title
    }
  }
`)

const checklistFragment = graphql(`
  fragment DueTasks_PrepChecklist on PrepChecklist {
    id
    checklistItems {
      id
      task
      completed
      isGone
      dueDate
    }
    isToApplyFor
    scholarship {
      id
      title
    }
  }
`)

// Completed tasks would take the place of coming ones.
const query = graphql(`
  query DueTasks {
    notStarted: prepTasks(status: NOT_STARTED, first: 50) {
      pageInfo {
        hasNextPage
        endCursor
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
        endCursor
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
        endCursor
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
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...DueTasks_PrepChecklist
        }
      }
    }
  }
`)

const restQuery = graphql(`
  query DueTasks_Rest($status: PrepTaskStatus!, $after: String!) {
    prepTasks(status: $status, first: 100, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...DueTasks_PrepTask
        }
      }
    }
  }
`)

const restOfChecklistsQuery = graphql(`
  query DueTasks_RestOfChecklists($after: String!) {
    prepChecklists(first: 50, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...DueTasks_PrepChecklist
        }
      }
    }
  }
`)

/** A task of any kind, with the award that it is for. */
export type Due = {
  id: string
  title: string
  dueDate: string
  of: { id: string; title: string }
}

/**
 * Tasks with a day, from each state's whole list, the soonest first; without `due` they are not read yet. The lists
 * must be whole: otherwise the next page of one would come in between tasks that the others have shown.
 */
export function useDueTasks() {
  const result = useQuery(query, { fetchPolicy: 'cache-and-network' })
  const { data, error, refetch } = result
  const unread = data && unreadOf(data)
  const readRest = useRest(result.fetchMore, unread?.status)
  const reading = useWholeList({ ...result, fetchMore: readRest }, unread?.list)
  return { due: data && dueThings(data), error, refetch, ...reading }
}

type FetchMore = ReturnType<typeof useQuery<DueTasksQuery>>['fetchMore']
type After = { variables: { after: string } }

/**
 * Reads more of one of the lists; the cache appends it.
 * @param status of tasks; null for checklists
 */
function useRest(fetchMore: FetchMore, status: PrepTaskStatus | null | undefined) {
  return useCallback(
    async ({ variables: { after } }: After) => {
      if (status) await fetchMore({ query: restQuery, variables: { status, after } })
      else await fetchMore({ query: restOfChecklistsQuery, variables: { after } })
    },
    [fetchMore, status],
  )
}

const taskLists = ({ notStarted, inProgress, blocked }: DueTasksQuery) =>
  [
    { status: 'NOT_STARTED', list: notStarted },
    { status: 'IN_PROGRESS', list: inProgress },
    { status: 'BLOCKED', list: blocked },
  ] as const

/**
 * The list of which to read more. Tasks come in the order of their days: after one without a day, there is nothing
 * more for a calendar.
 */
function unreadOf(data: DueTasksQuery) {
  const tasks = taskLists(data).find(({ list: { edges, pageInfo } }) => {
    const last = edges.at(-1)
    const isDated = last && readFragment(taskFragment, last.node).dueDate
    return pageInfo.hasNextPage && isDated
  })
  return tasks ?? { status: null, list: data.prepChecklists }
}

function dueThings(data: DueTasksQuery): Due[] {
  const tasks = taskLists(data)
    .flatMap(({ list }) => list.edges.map(({ node }) => readFragment(taskFragment, node)))
    // The cached lists still hold tasks that were completed since.
    .flatMap(({ id, title, status, dueDate, isToApplyFor, scholarship: of }) =>
      dueDate && isToApplyFor && status !== 'COMPLETED' ? { id, title, dueDate, of } : [],
    )
  const lines = data.prepChecklists.edges.flatMap(({ node }) => {
    const list = readFragment(checklistFragment, node)
    const { checklistItems, scholarship: of } = list
    if (!list.isToApplyFor) return []
    return checklistItems.flatMap(({ id, task, completed, isGone, dueDate }) =>
      dueDate && !completed && !isGone ? { id, title: task, dueDate, of } : [],
    )
  })
  return [...onceEach(tasks), ...lines].toSorted((a, b) =>
    a.dueDate.localeCompare(b.dueDate),
  )
}

/** A task whose state changed while the lists were read is in two of them. */
function onceEach(tasks: readonly Due[]): Due[] {
  return [...new Map(tasks.map((task) => [task.id, task])).values()]
}
