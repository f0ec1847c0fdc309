import { Combobox } from '@base-ui/react/combobox'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CountedOption } from './checkbox.tsx'
import { useOverlayContainer } from './overlay-container.ts'
import { formatNumber } from './format-number.ts'

type ComboboxListProps = {
  status: string | null
  /** Draws one option; by default as its label. */
  showOption?: ((option: CountedOption) => ReactNode) | undefined
  /** Shown when no option is left. */
  noneFound?: string | undefined
}

/** The list below the box, under a line that says how many options it has. */
export function ComboboxList({ status, showOption, noneFound }: ComboboxListProps) {
  return (
    <Combobox.Portal container={useOverlayContainer()}>
      <Combobox.Positioner sideOffset={4} className="z-40">
        <Combobox.Popup className="max-h-[min(20rem,var(--available-height))] w-(--anchor-width) overflow-y-auto overscroll-contain rounded border border-line bg-surface py-1 text-ink shadow-raised">
          <Combobox.Status className="px-4 py-1 text-sm text-muted">
            {status}
          </Combobox.Status>
          {noneFound !== undefined && (
            <Combobox.Empty className="px-4 py-1 empty:p-0">{noneFound}</Combobox.Empty>
          )}
          <Combobox.List>
            {(option: CountedOption) => (
              <Combobox.Item
                key={option.value}
                value={option}
                className="flex min-h-11 cursor-pointer items-center px-4 py-1 data-highlighted:bg-sea-soft"
              >
                <span className="me-auto">{showOption?.(option) ?? option.label}</span>
                {option.count !== undefined && (
                  <span className="tabular ps-2 text-muted">
                    {formatNumber(option.count)}
                  </span>
                )}
                <Combobox.ItemIndicator className="ps-2">
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
