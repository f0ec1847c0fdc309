/** Words of the search for universities by name. */
export const universityMessages = {
  loading: 'Looking for universities…',
  unknown: 'A university we no longer list',
  searchFailed: 'Failed to search universities',
  found: (count: number) => {
    if (count === 0) return 'No university name matches.'
    return count === 1
      ? 'One university. Choose it below.'
      : `${count} universities. Choose one below.`
  },
} as const
