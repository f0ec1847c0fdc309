import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { PagedList } from './paged-list.tsx'

type Props = { shownCount: number; totalCount: number }

/** A list that is fully loaded, with its end folded away. */
function Folded({ shownCount, totalCount }: Props) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const all = Array.from({ length: totalCount }, (_, at) => ({
    node: { id: `award ${at + 1}` },
  }))
  const connection = {
    edges: isUnfolded ? all : all.slice(0, shownCount),
    pageInfo: { hasNextPage: !isUnfolded, endCursor: 'end' },
    totalCount,
  }
  return (
    <PagedList
      connection={connection}
      noun="awards"
      isLoadingMore={false}
      onShowMore={() => setIsUnfolded(true)}
    >
      {({ id }) => id}
    </PagedList>
  )
}

it.each([
  ['below others', { shownCount: 2, totalCount: 30 }, 'award 3'],
  ['when its foot leaves', { shownCount: 2, totalCount: 5 }, 'award 3'],
  ['when nothing was there', { shownCount: 0, totalCount: 30 }, 'award 1'],
  ['when nothing was and its foot leaves', { shownCount: 0, totalCount: 5 }, 'award 1'],
  ['that takes a while to draw', { shownCount: 9, totalCount: 20 }, 'award 10'],
])('goes on at the first of what was asked for, %s', async (_, props, expected) => {
  const user = userEvent.setup()
  render(<Folded {...props} />)
  screen.getByRole('button', { name: 'Show more awards' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe(expected))
})
