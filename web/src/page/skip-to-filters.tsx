/** The filters stand after all results, which is far by keyboard. */
export function SkipToFilters({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      className="sr-only min-h-11 self-start rounded px-4 font-semibold text-sea focus:not-sr-only max-lg:hidden"
      onClick={onPress}
    >
      Skip to filters
    </button>
  )
}
