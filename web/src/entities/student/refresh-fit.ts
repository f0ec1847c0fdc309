import type { ApolloClient } from '@apollo/client'
import { forgetFit } from '#entities/scholarship/forget-fit.ts'
import { graphql } from '#gql'
import { notifyOtherTabs } from '#lib/apollo/other-tabs.ts'

const studentDocument = graphql(`
  query RefreshFit_Told {
    student(id: "me") {
      id
      version
      answersVersion
    }
  }
`)

const catalogDocument = graphql(`
  query RefreshFit_Catalog {
    copy: studentCopy {
      version
      answersVersion
    }
  }
`)

const matchingDocument = graphql(`
  query RefreshFit_Matching {
    copy: matchingStudentCopy {
      version
      answersVersion
    }
  }
`)

/** The newest versions of a student's profile and answers. */
export type StudentVersions = { version: number; answersVersion: number }

const PAUSE_MS = 100
/** After this long the pages are read as they are: the change then counts when they are next read. */
const LIMIT_MS = 8_000

/**
 * Call after the student's profile or answers changed: once the catalog counts the change, everything that depends on
 * it is read again on every open page, in this tab and in others.
 * @returns whether the catalog counts the change
 */
export async function refreshFit(
  client: ApolloClient,
  newest: StudentVersions,
): Promise<boolean> {
  const counts = await untilCopied(client, catalogDocument, newest)
  // A page that fails to read keeps what it shows and says so itself.
  await client.refetchQueries({ updateCache: forgetFit }).catch(() => {})
  notifyOtherTabs()
  return counts
}

/** Waits, before a match, until matching counts everything that the student has stated. */
export async function untilMatchingKnows(client: ApolloClient): Promise<void> {
  const { data } = await client.query({ query: studentDocument, fetchPolicy: 'no-cache' })
  if (data?.student) await untilCopied(client, matchingDocument, data.student)
}

async function untilCopied(
  client: ApolloClient,
  query: typeof catalogDocument | typeof matchingDocument,
  newest: StudentVersions,
): Promise<boolean> {
  const giveUpAt = performance.now() + LIMIT_MS
  for (;;) {
    const answer = await client.query({ query, fetchPolicy: 'no-cache' }).catch(() => null)
    // Apollo has retried the query by then.
    if (answer === null) return false
    const copy = answer.data?.copy
    if (
      copy &&
      copy.version >= newest.version &&
      copy.answersVersion >= newest.answersVersion
    )
      return true
    if (performance.now() > giveUpAt) return false
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
