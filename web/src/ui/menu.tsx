import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { useOverlayContainer } from './overlay-container.ts'

export type MenuItem = {
  label: string
  icon?: ReactNode
  onPress: () => void
  isDanger?: boolean
}

/** Actions behind one button. `trigger` is a Button or IconButton. */
export function Menu({
  trigger,
  items,
}: {
  trigger: ReactElement
  items: readonly MenuItem[]
}) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal container={useOverlayContainer()}>
        <BaseMenu.Positioner sideOffset={4} align="end" className="z-40">
          <BaseMenu.Popup className="min-w-48 rounded border border-line bg-surface py-1 shadow-raised">
            {items.map((item) => (
              <BaseMenu.Item
                key={item.label}
                onClick={item.onPress}
                className={`flex min-h-11 cursor-pointer items-center gap-3 px-4 -outline-offset-3 data-highlighted:bg-sea-soft ${item.isDanger ? 'text-bad' : ''}`}
              >
                {item.icon}
                {item.label}
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}
