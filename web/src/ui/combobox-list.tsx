import { Combobox } from '@base-ui/react/combobox'
import { Check } from 'lucide-react'
import { useOverlayContainer } from './overlay-container.ts'
import type { Option } from './select-field.tsx'

/** The list below the box, with how many there are in it. */
export function ComboboxList({ status }: { status: string | null }) {
  return (
    <Combobox.Portal container={useOverlayContainer()}>
      <Combobox.Positioner sideOffset={4} className="z-40">
        <Combobox.Popup className="max-h-[min(20rem,var(--available-height))] w-(--anchor-width) overflow-y-auto overscroll-contain rounded border border-line bg-surface py-1 text-ink shadow-raised">
          <Combobox.Status className="px-4 py-1 text-sm text-muted">
            {status}
          </Combobox.Status>
          <Combobox.List>
            {(option: Option) => (
              <Combobox.Item
                key={option.value}
                value={option}
                className="flex min-h-11 cursor-pointer items-center px-4 py-1 data-highlighted:bg-sea-soft"
              >
                {option.label}
                <Combobox.ItemIndicator className="ms-auto ps-2">
                  <Check aria-hidden="true" size={20} />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
        </Combobox.Popup>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}
