import { Button } from '#ui/button.tsx'

/** Separate from the form, so that a sheet can keep the buttons in sight. */
export function FilterActions({
  formId,
  onClear,
}: {
  formId: string
  onClear: () => void
}) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" form={formId} kind="primary">
        Apply Filters
      </Button>
      <Button onClick={onClear}>Clear</Button>
    </div>
  )
}
