import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { tabListStyle, tabStyle } from './tab-style.ts'

export type Tab<Value extends string> = { value: Value; label: string; content: ReactNode }

type TabsProps<Value extends string> = {
  /** What the tabs are about, for people who do not see them. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** The page decides which tab is open, and may keep that in the address. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
}: TabsProps<Value>) {
  return (
    <BaseTabs.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <BaseTabs.List aria-label={label} className={tabListStyle}>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} value={tab.value} className={tabStyle}>
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
