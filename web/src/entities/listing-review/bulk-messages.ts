export type ReviewChoice = 'PUBLISH' | 'ARCHIVE'

const decided = (count: number, word: string) =>
  count === 1 ? `Listing ${word}` : `${count} listings ${word}`

/** Words for deciding several listings in one go. */
export const bulkMessages = {
  select: (title: string) => `Select ${title}`,
  selectAll: 'Select all shown',
  clear: 'Clear selection',
  selection: 'Selection',
  selected: (count: number) => `${count} selected`,
  choose: {
    PUBLISH: 'Publish selected',
    ARCHIVE: 'Archive selected',
  } satisfies Record<ReviewChoice, string>,
  done: {
    PUBLISH: (count: number) => decided(count, 'published'),
    ARCHIVE: (count: number) => decided(count, 'archived'),
  } satisfies Record<ReviewChoice, (count: number) => string>,
  refused: (count: number) =>
    count === 1
      ? 'One listing was left as it was'
      : `${count} listings were left as they were`,
  failed: 'Failed to save the decision',
  undo: 'Undo',
  undone: (count: number) =>
    count === 1
      ? 'The listing is back in the queue'
      : `${count} listings are back in the queue`,
  undoFailed: 'Couldn’t undo',
} as const
