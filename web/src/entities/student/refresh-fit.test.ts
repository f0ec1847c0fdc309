import { ApolloLink, gql } from '@apollo/client'
import { of, throwError } from 'rxjs'
import { expect, it } from 'vitest'
import { createApolloClient } from '#lib/apollo/apollo-client.ts'
import { CHANNEL, followOtherTabs } from '#lib/apollo/other-tabs.ts'
import { refreshFit } from './refresh-fit.ts'

const page = gql`
  query Page {
    scholarship(id: "s1") {
      id
      eligibility {
        label
      }
    }
    nextQuestions(first: 1) {
      fact {
        key
      }
    }
    scholarshipOutlook {
      eligibleCount
    }
    askedFacts {
      key
    }
  }
`
type Page = {
  scholarship: { eligibility: { label: string } }
  nextQuestions: { fact: { key: string } }[]
  scholarshipOutlook: { eligibleCount: number }
  askedFacts: { key: string }[]
}

/** A server whose catalog counts an answer only at the third look. */
function server(wishes: { isCopyRead?: boolean } = {}) {
  const state = { looks: 0, answers: 0, reads: 0 }
  const link = new ApolloLink(({ operationName }) => {
    if (operationName === 'RefreshFit_Catalog') {
      if (wishes.isCopyRead === false) return throwError(() => new TypeError('away'))
      state.looks += 1
      if (state.looks === 3) state.answers = 1
      const copy = {
        __typename: 'StudentCopy',
        version: 1,
        answersVersion: state.answers,
      }
      return of({ data: { copy } })
    }
    state.reads += 1
    const fact = { __typename: 'AskedFact', key: `question-${state.answers}` }
    return of({
      data: {
        scholarship: {
          __typename: 'Scholarship',
          id: 's1',
          eligibility: { __typename: 'Eligibility', label: `after ${state.answers}` },
        },
        nextQuestions: [{ __typename: 'NextQuestion', fact }],
        scholarshipOutlook: {
          __typename: 'ScholarshipOutlook',
          eligibleCount: state.answers,
        },
        askedFacts: [fact],
      },
    })
  })
  return { link, state }
}

/** Collects what an open page shows, over time. */
function open(client: ReturnType<typeof createApolloClient>) {
  const shown: (Page | undefined)[] = []
  client.watchQuery<Page>({ query: page }).subscribe(({ data, dataState }) => {
    shown.push(dataState === 'complete' ? data : undefined)
  })
  return shown
}

const figures = (shown: Page | undefined) => [
  shown?.scholarship.eligibility.label,
  shown?.nextQuestions[0]?.fact.key,
  shown?.scholarshipOutlook.eligibleCount,
  shown?.askedFacts[0]?.key,
]

it('reads every figure of an open page anew once the catalog counts the change, and leaves none empty', async () => {
  const { link } = server()
  const client = createApolloClient(link)
  const shown = open(client)
  await expect.poll(() => figures(shown.at(-1))[0]).toBe('after 0')
  const from = shown.length
  expect(await refreshFit(client, { version: 1, answersVersion: 1 })).toBe(true)
  expect(figures(shown.at(-1))).toEqual(['after 1', 'question-1', 1, 'question-1'])
  expect(shown.slice(from)).not.toContain(undefined)
})

it('says so when nobody can tell whether the change counts, and reads anew all the same', async () => {
  const { link, state } = server({ isCopyRead: false })
  const client = createApolloClient(link)
  const shown = open(client)
  await expect.poll(() => figures(shown.at(-1))[0]).toBe('after 0')
  state.answers = 1
  expect(await refreshFit(client, { version: 1, answersVersion: 1 })).toBe(false)
  expect(figures(shown.at(-1))[0]).toBe('after 1')
})

it('makes the pages of other tabs read anew, and its own only once', async () => {
  const { link, state } = server()
  const client = createApolloClient(link)
  const leave = followOtherTabs(client)
  const shown = open(client)
  await expect.poll(() => figures(shown.at(-1))[0]).toBe('after 0')
  const otherTab = new BroadcastChannel(CHANNEL)
  const received = new Promise((resolve) => otherTab.addEventListener('message', resolve))
  await refreshFit(client, { version: 1, answersVersion: 1 })
  await received
  const { reads } = state
  // The other tab has changed something in its turn.
  state.answers = 2
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  otherTab.postMessage('changed')
  await expect.poll(() => figures(shown.at(-1))[0]).toBe('after 2')
  expect(state.reads).toBe(reads + 1)
  leave()
  otherTab.close()
})
