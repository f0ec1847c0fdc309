import { expect, it, vi } from 'vitest'
import { toast } from '#ui/toast-store.ts'
import { runMutation } from './run-mutation.ts'

it('takes back that it failed when the next try succeeds', async () => {
  const failed = vi.spyOn(toast, 'error').mockReturnValue()
  const over = vi.spyOn(toast, 'over').mockReturnValue()
  await runMutation('Failed to publish', async () => null)
  expect(failed).toHaveBeenCalledWith(
    expect.objectContaining({ topic: 'Failed to publish' }),
  )
  expect(over).not.toHaveBeenCalled()
  await runMutation('Failed to publish', async () => ({ __typename: 'Published' }))
  expect(over).toHaveBeenCalledWith('Failed to publish')
})
